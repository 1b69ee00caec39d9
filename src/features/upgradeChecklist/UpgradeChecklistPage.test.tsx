import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Router } from 'react-router-dom';
import { TEST_FACTS, TEST_OUTLINES } from './testFacts';
import { setTicks, TICKS_KEY, ticksStore } from './ticksStore';
import { UpgradeChecklistPage } from './UpgradeChecklistPage';

let isBrowser: boolean;

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));
jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/base${path}`,
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/base${path}` }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ siteConfig: { url: 'https://docs.example', baseUrl: '/base/', title: 'X' } }),
}));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
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

const fetched = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  isBrowser = true;
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(TEST_FACTS) });
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => {
  jest.restoreAllMocks();
  setTicks(ticksStore.get().ids, false);
  window.localStorage.clear();
});

async function open(search = '') {
  const history = createMemoryHistory({ initialEntries: [`/x/migration/${search}`] });
  render(
    <Router history={history}>
      <UpgradeChecklistPage guides={TEST_OUTLINES} />
    </Router>,
  );
  await screen.findByText(/of \d+ done$|Couldn't load|^Choose a product/);
  return history;
}

const getStep = (name: RegExp) => screen.getByRole('checkbox', { name });
const getRow = (name: RegExp) => getStep(name).closest('li')!;
const listSteps = () =>
  [...document.querySelectorAll('ol > li')].map((row) => row.querySelector('label')!.textContent);

it("lists the steps of the latest major with the guide's notes", async () => {
  await open();
  expect(fetched).toHaveBeenCalledWith('/base/x/migration/steps.json');
  expect(screen.getByText('0 of 6 done')).toBeInTheDocument();
  expect(listSteps()).toEqual([
    'Data Grid Update the packages',
    'Data Grid Run the codemod',
    'Data Grid Row selection: Selection [model]',
    'Data Grid Filter inputs',
    'Data Grid Everything else',
    "Data Grid 12 more removed or renamed names that the guide doesn't mention",
  ]);
  const model = getRow(/Selection \[model\]/);
  expect(model).toHaveTextContent(
    'If you control rowSelectionModel · Codemod: initial values only',
  );
  expect(within(model).getByRole('link', { name: /^Guide Row selection/ })).toHaveAttribute(
    'href',
    '/base/x/migration/migration-data-grid-v7/#model',
  );
  expect(getStep(/Selection \[model\]/)).toHaveAccessibleDescription(/^If you control/);
  expect(within(getRow(/Filter inputs/)).getByRole('link', { name: 'Pro plan' })).toBeVisible();
  const codemod = getRow(/Run the codemod/);
  expect(within(codemod).getByRole('button', { name: /copy/i })).toBeInTheDocument();
  expect(codemod).toHaveTextContent('npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe src');
  expect(within(getRow(/12 more/)).getByRole('link', { name: /^List/ })).toHaveAttribute(
    'href',
    '/base/x/api/changes/?product=data-grid&from=v7&to=v8&kind=removed&kind=renamed',
  );
});

it("can be operated with the keyboard, and the browser's back button restores the previous choices", async () => {
  const user = userEvent.setup();
  const history = await open();
  const from = screen.getByRole('combobox', { name: 'From' });
  await user.selectOptions(from, 'v6');
  expect(screen.getByText('0 of 8 done')).toBeInTheDocument();
  expect(from).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
    'To v7',
    'To v8',
    'Guides and their codemods',
  ]);

  await user.tab();
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Charts' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByText('0 of 10 done')).toBeInTheDocument();
  expect(
    screen.getByText('Charts: the steps begin with v7, because its first guide starts there.'),
  ).toBeInTheDocument();
  expect(history.location.search).toBe('?from=v6&to=v8&product=data-grid&product=charts');

  act(() => history.goBack());
  expect(screen.getByText('0 of 8 done')).toBeInTheDocument();
  act(() => history.goBack());
  expect(screen.getByText('0 of 6 done')).toBeInTheDocument();
});

it('leaves out the steps of unused features', async () => {
  const user = userEvent.setup();
  const history = await open();
  const features = screen.getByRole('group', {
    name: 'Features of Data Grid that you use',
    hidden: true,
  });
  const getFeature = (name: string) =>
    within(features).getByRole('checkbox', { name, hidden: true });
  expect(getFeature('Row selection')).toBeChecked();
  await user.click(getFeature('Row selection'));
  expect(screen.getByText('0 of 5 done')).toBeInTheDocument();
  expect(
    screen.getByText("1 step is left out because you don't use its feature."),
  ).toBeInTheDocument();
  expect(history.location.search).toBe(
    '?from=v7&to=v8&product=data-grid&without=data-grid.rowSelection',
  );
  expect(history).toHaveLength(1);
  await user.click(screen.getByText('Choose none'));
  expect(screen.getByText('0 of 4 done')).toBeInTheDocument();
  expect(listSteps()).not.toContain('Data Grid Filter inputs');
  await user.click(screen.getByText('Choose all'));
  expect(screen.getByText('0 of 6 done')).toBeInTheDocument();
});

it('stores check marks, clears them and restores them', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(getStep(/Update the packages/));
  await user.tab();
  await user.click(getStep(/Everything else/));
  expect(screen.getByText('2 of 6 done')).toHaveAttribute('role', 'status');
  expect(JSON.parse(window.localStorage.getItem(TICKS_KEY)!)).toEqual([
    'data-grid-v7-v8#packages',
    'data-grid-v7-v8#else',
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear check marks' }));
  expect(screen.getByText('0 of 6 done')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Restore check marks' });
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('2 of 6 done')).toBeInTheDocument();
  expect(getStep(/Everything else/)).toBeChecked();
});

it('reports if the browser stores no check marks', async () => {
  const user = userEvent.setup();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(getStep(/Update the packages/));
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Your browser doesn't store the check marks.",
  );
  expect(screen.getByText('1 of 6 done')).toBeInTheDocument();
});

it('is copied as Markdown with its check marks', async () => {
  const user = userEvent.setup();
  await open('?from=v6&to=v7');
  await user.click(getStep(/Data Grid Editing/));
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  const text = await navigator.clipboard.readText();
  expect(text).toContain(
    '- [x] Data Grid: [Editing](https://docs.example/base/x/v7/migration/migration-data-grid-v6/#editing)',
  );
  expect(text).toContain(
    '<https://docs.example/base/x/migration/?from=v6&to=v7&product=data-grid>',
  );
});

it('is downloaded as Markdown', async () => {
  const user = userEvent.setup();
  const createObjectURL = jest.fn<string, [Blob]>(() => 'blob:list');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open('?from=v6&to=v7');
  await user.click(screen.getByRole('button', { name: 'Download as Markdown' }));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('upgrade-v6-v7.md');
  expect(createObjectURL.mock.calls[0]![0].type).toBe('text/markdown');
});

it("reports what the URL asks for but doesn't exist", async () => {
  await open('?from=v2&to=v8&product=gantt&without=gantt.bars');
  expect(
    screen.getByText(
      /^There's no upgrade from “v2” to “v8”, so this page shows v7 to v8 instead\./,
    ),
  ).toBeVisible();
  expect(screen.getByText("There's no product “gantt”, so it was ignored.")).toBeVisible();
  expect(screen.getByText("There's no feature “gantt.bars”, so it was ignored.")).toBeVisible();
});

it('explains why there is nothing', async () => {
  const user = userEvent.setup();
  await open('?from=v6&to=v7&product=');
  expect(screen.getByText('Choose a product to see its steps.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Charts' }));
  expect(screen.getByText("Charts: there's no guide from v6 to v7.")).toBeInTheDocument();
  expect(screen.getByText(/^There's no guide for this upgrade\./)).toBeInTheDocument();
});

it("reports if the steps can't be loaded, with the guides below, and tries again", async () => {
  const user = userEvent.setup();
  fetched.mockResolvedValueOnce({ ok: false, status: 503 });
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load the steps.");
  expect(screen.getByRole('link', { name: 'Data Grid, v6 to v7' })).toHaveAttribute(
    'href',
    '/base/x/v7/migration/migration-data-grid-v6/',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 of 6 done')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is served as guides and commands, which work without scripts', () => {
  isBrowser = false;
  document.body.innerHTML = renderToString(
    <MemoryRouter initialEntries={['/x/migration/?from=v6']}>
      <UpgradeChecklistPage guides={TEST_OUTLINES} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade checklist');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tree View, Material UI Lab to v6',
    'Data Grid, v6 to v7',
    'Data Grid, v7 to v8',
    'Charts, v7 to v8',
  ]);
  expect([...document.querySelectorAll('code')].map((code) => code.textContent)).toEqual(
    TEST_OUTLINES.flatMap(({ commands }) => commands),
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});
