import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Router } from 'react-router-dom';
import { ApiChangesPage } from './ApiChangesPage';
import { TEST_CHANGES } from './testChanges';

let isBrowser: boolean;

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));
jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/base${path}`,
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/base${path}` }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, href = to, children, ...props }: Record<string, string>) => (
    <a href={href} {...props}>
      {children}
    </a>
  ),
}));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ title, children }: { title: string; children: ReactNode }) => (
    <div aria-label={title} role="document">
      {children}
    </div>
  ),
}));

/** As many changes in each part as a file name asks for: `v7-v8` of the data grid has few. */
const files = new Map<string, ApiChanges>();
const fetched = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  isBrowser = true;
  files.clear();
  fetched.mockReset();
  fetched.mockImplementation((url) => {
    const found = files.get(url);
    return Promise.resolve({
      ok: found !== undefined,
      status: found ? 200 : 404,
      json: () => Promise.resolve(found),
    });
  });
  Object.assign(globalThis, { fetch: fetched });
});

// Lists are cached by URL: every test uses its own.
let count = 0;
function serve(changes: Partial<ApiChanges> = {}) {
  count += 1;
  const pairs = [
    ...['v7-v8', 'v6-v8', 'v5-v8', 'v6-v7', 'v5-v7', 'v5-v6'].map((pair) => `data-grid/${pair}`),
    ...['v7-v8', 'v6-v8', 'v5-v8'].map((pair) => `date-pickers/${pair}`),
    ...['v7-v8', 'v6-v8', 'v6-v7'].map((pair) => `charts/${pair}`),
  ];
  const pair = pairs[count - 1]!;
  const [, product, from, to] = /^(.*)\/(v\d)-(v\d)$/.exec(pair)!;
  const served = { ...TEST_CHANGES, product, from, to, ...changes } as ApiChanges;
  files.set(`/base/x/api/changes/${pair}.json`, served);
  return `?product=${product}&from=${from}&to=${to}`;
}

function open(search: string) {
  const history = createMemoryHistory({ initialEntries: [`/x/api/changes/${search}`] });
  render(
    <Router history={history}>
      <ApiChangesPage />
    </Router>,
  );
  return history;
}

const getRow = (name: string) => screen.getByText(name, { selector: 'li code' }).closest('li')!;
/** The rows of changes; the links to guides are also a list. */
const getNames = () =>
  screen
    .queryAllByRole('listitem')
    .filter((row) => !row.closest('nav'))
    .map((row) => row.textContent);

it('shows every kind of change with its old and new state', async () => {
  open(serve());
  expect(await screen.findByText('10 changes')).toBeInTheDocument();
  expect(screen.getByText('7.29.13 compared with 8.7.0')).toBeInTheDocument();
  expect(getRow('LicenseInfo')).toHaveTextContent('RemovedLicenseInfo export use @mui/x-license');
  expect(getRow('density')).toHaveTextContent("Defaultdensity prop 'a'→ becomes 'b'");
  expect(getRow('label')).toHaveTextContent('required→ becomes optional');
  expect(getRow('flex')).toHaveTextContent(
    'DeprecatedautoHeight prop Use flex: https://mui.com/x/',
  );
  const renamed = screen.getByText('unstable_listView').closest('li')!;
  expect(renamed).toHaveTextContent('(matched by its type and name)');
  expect(within(renamed).getByRole('link', { name: 'Pro plan' })).toBeInTheDocument();
  const grid = screen.getByRole('heading', { level: 2, name: 'DataGrid' });
  expect(grid.closest('details')).toHaveAttribute('open');
});

it('links to the reference and to the list as Markdown', async () => {
  open('?product=data-grid&from=v7&to=v8');
  expect(await screen.findByRole('link', { name: 'Reference of DataGrid' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/',
  );
  expect(screen.getByRole('link', { name: 'apiRef' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#data-grid-prop-apiRef',
  );
  expect(screen.queryByRole('link', { name: 'GridOverlays' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as Markdown' })).toHaveAttribute(
    'href',
    '/base/x/api/changes/data-grid/v7-v8.md',
  );
  expect(screen.getByRole('link', { name: 'Upgrade checklist' })).toHaveAttribute(
    'href',
    '/x/migration/?from=v7&to=v8&product=data-grid',
  );
  expect(screen.getByRole('link', { name: 'Migrate from v7 to v8' })).toHaveAttribute(
    'href',
    '/base/x/migration/migration-data-grid-v7/',
  );
});

it('is restored from a link and reflects choices in the URL', async () => {
  const user = userEvent.setup();
  const history = open(`${serve()}&component=DataGrid&kind=renamed&kind=default&q=list`);
  expect(await screen.findByText('1 of 10 changes')).toBeInTheDocument();
  expect(getNames()).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Part of the API' })).toHaveValue('DataGrid');
  expect(screen.getByRole('checkbox', { name: /Default/ })).toBeChecked();

  await user.clear(screen.getByRole('searchbox', { name: 'Filter' }));
  expect(await screen.findByText('2 of 10 changes')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Default/ }));
  expect(screen.getByText('1 of 10 changes')).toBeInTheDocument();
  expect(history.location.search).toBe(
    '?product=data-grid&from=v6&to=v8&component=DataGrid&kind=renamed',
  );
  expect(history).toHaveLength(1);
});

it('goes back to the previous comparison and keeps the focus where it was', async () => {
  const user = userEvent.setup();
  const history = open(serve());
  await screen.findByText('10 changes');
  const part = screen.getByRole('combobox', { name: 'Part of the API' });
  await user.selectOptions(part, 'Components');
  expect(screen.getByText('2 of 10 changes')).toBeInTheDocument();
  expect(part).toHaveFocus();
  act(() => history.goBack());
  expect(screen.getByText('10 changes')).toBeInTheDocument();
  expect(part).toHaveValue('');
});

it('offers the majors that exist for a library', async () => {
  const user = userEvent.setup();
  open(serve());
  await screen.findByText('10 changes');
  const list = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(list('From')).toEqual(['v4', 'v5', 'v6', 'v7']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Library' }), 'Tree View');
  expect(list('From')).toEqual(['v6', 'v7']);
  expect(list('To')).toEqual(['v7', 'v8']);
});

it("reports what the URL asks for but doesn't exist", async () => {
  open(`${serve()}&kind=broken`);
  expect(
    screen.getByText("There's no kind of change “broken”, so it was ignored."),
  ).toBeInTheDocument();
  expect(await screen.findByText('10 changes')).toBeInTheDocument();
});

it('falls back if majors are unknown', () => {
  fetched.mockReturnValue(new Promise(() => {}));
  open('?product=charts&from=v5&to=v8');
  expect(
    screen.getByText(
      "Charts can't be compared from “v5” to “v8”, so this page shows v7 to v8 instead.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Loading the changes')).toBeInTheDocument();
});

it('starts collapsed if there are many changes, and expands on demand', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 61 }, (_, index) => ({
    ...TEST_CHANGES.groups[1]!.changes[0]!,
    name: `Type${index}`,
  }));
  open(serve({ groups: [{ ...TEST_CHANGES.groups[1]!, changes: many }] }));
  expect(await screen.findByText('61 changes')).toBeInTheDocument();
  expect(getNames()).toEqual([]);
  const details = screen.getByRole('heading', { name: 'Other exports' }).closest('details')!;
  // jsdom doesn't open it on click.
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(getNames()).toHaveLength(61);
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'type60');
  expect(await screen.findByText('1 of 61 changes')).toBeInTheDocument();
});

it('says if nothing matches, and shows everything again', async () => {
  const user = userEvent.setup();
  open(`${serve()}&component=GridMenu`);
  expect(await screen.findByText(/^Nothing changed in GridMenu from v\d to v\d\.$/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'x');
  expect(await screen.findByText('No changes match the filter.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all changes' }));
  expect(await screen.findByText('10 changes')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
});

it('says if nothing changed at all', async () => {
  open(serve({ groups: [] }));
  expect(await screen.findByText(/^Nothing changed from v\d to v\d\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show all changes' })).not.toBeInTheDocument();
});

it("says if the list can't be loaded, and tries again", async () => {
  const user = userEvent.setup();
  const search = serve();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  open(search);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the changes.");
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('10 changes')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is served as links to all lists, which work without scripts', () => {
  isBrowser = false;
  document.body.innerHTML = renderToString(
    <MemoryRouter initialEntries={['/x/api/changes/']}>
      <ApiChangesPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('API changes');
  // A parser that runs scripts treats the element's content as text.
  const plain = document.createElement('div');
  plain.innerHTML = document.querySelector('noscript')!.textContent;
  const links = [...plain.querySelectorAll('a')];
  expect(links).toHaveLength(22);
  expect(links[0]).toHaveTextContent('Data Grid, v7 to v8');
  expect(links[0]).toHaveAttribute('href', '/base/x/api/changes/data-grid/v7-v8.md');
});
