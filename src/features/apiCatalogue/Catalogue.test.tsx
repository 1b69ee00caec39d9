import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventCatalogue } from './Catalogue';
import { enhance } from './enhance/enhance';
import { renderCatalogue } from './renderCatalogue';
import { createMethod, createPart, createProduct } from './testing';

let goTo: (hash: string) => void;
let mockIsBrowser: boolean;
const mockLocation = { pathname: '/', search: '', hash: '' };

jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({ push: jest.fn() }),
  useLocation: () => mockLocation,
}));
jest.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => {}, collectLink: () => {} }),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => mockIsBrowser }));

const product = createProduct({
  events: [
    {
      name: 'rowClick',
      plan: 'community',
      description: 'Fired when a row is clicked.',
      params: 'GridRowParams',
      event: 'React.MouseEvent<HTMLElement>',
      prop: 'onRowClick',
    },
    { name: 'rowOrderChange', plan: 'pro', description: 'Fired when a row is moved.' },
    { name: 'unmount', plan: 'community' },
  ],
  selectors: [
    { name: 'gridPageSelector', category: 'Pagination', plan: 'community', returns: 'number' },
    { name: 'gridRowCountSelector', plan: 'community', returns: 'number' },
  ],
  apiParts: [
    createPart('GridSortApi', [createMethod('sortColumn'), createMethod('applySorting')]),
    createPart('GridFocusApi', [createMethod('setCellFocus')]),
  ],
});
const scope = { baseUrl: '/', typePaths: { GridRowParams: '/x/api/data-grid/grid-row-params/' } };

/** A catalog as served, made interactive. */
function show(content: Parameters<typeof renderCatalogue>[0]) {
  const { container } = render(
    <main dangerouslySetInnerHTML={{ __html: renderCatalogue(content, product, scope) }} />,
  );
  const main = container.querySelector('main')!;
  const controller = new AbortController();
  enhance(main, controller.signal);
  return main;
}

function listShownRows(main: HTMLElement): (string | null | undefined)[] {
  return [...main.querySelectorAll('details')]
    .filter((row) => !row.closest('[hidden]'))
    .map((row) => row.querySelector('code')?.textContent);
}

beforeEach(() => {
  mockIsBrowser = true;
  window.history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = jest.fn();
  goTo = (hash) => window.history.replaceState(null, '', hash);
});

it("shows an event's plan, types with links, and examples", () => {
  const main = show({ kind: 'events' });
  const row = main.querySelector<HTMLElement>('#event-rowClick')!;
  expect(row).toHaveTextContent('Fired when a row is clicked.');
  expect(within(row).getByText('GridRowParams').closest('a')).toHaveAttribute(
    'href',
    '/x/api/data-grid/grid-row-params/',
  );
  expect(row.querySelectorAll('figure')).toHaveLength(3);
  const moved = main.querySelector<HTMLElement>('#event-rowOrderChange')!;
  expect(within(moved).getByText('Pro plan')).toBeInTheDocument();
  expect(moved.querySelectorAll('figure')).toHaveLength(2);
});

it('puts selectors without a category last', () => {
  const main = show({ kind: 'selectors' });
  const titles = within(main).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent?.replace('\u200b', ''))).toEqual([
    'Pagination',
    'Other selectors',
  ]);
});

it('shows all parts of the API object with an index, or only one part', () => {
  const all = show({ kind: 'api' });
  expect(within(all).getByRole('link', { name: 'GridFocusApi' })).toHaveAttribute(
    'href',
    '#part-GridFocusApi',
  );
  expect(listShownRows(all)).toEqual(['sortColumn()', 'applySorting()', 'setCellFocus()']);
  const one = show({ kind: 'api', part: 'GridFocusApi' });
  expect(within(one).queryByRole('heading')).not.toBeInTheDocument();
  expect(listShownRows(one)).toEqual(['setCellFocus()']);
});

it('lists the parts if there is none with that name', () => {
  expect(() => renderCatalogue({ kind: 'api', part: 'GridSortingApi' }, product, scope)).toThrow(
    'The API object has no part "GridSortingApi". Its parts are: GridSortApi, GridFocusApi.',
  );
});

it('filters by words in the name, description, types and group', () => {
  const main = show({ kind: 'api' });
  const box = within(main).getByRole('searchbox', { name: 'Filter' });
  fireEvent.input(box, { target: { value: 'SORT apply' } });
  expect(listShownRows(main)).toEqual(['applySorting()']);
  expect(within(main).getByText('1 of 3')).toBeInTheDocument();
  expect(within(main).queryByRole('navigation')).not.toBeInTheDocument();
  fireEvent.input(box, { target: { value: 'gridfocusapi' } });
  expect(listShownRows(main)).toEqual(['setCellFocus()']);
  fireEvent.input(box, { target: { value: 'nothing' } });
  expect(within(main).getByText('Nothing here matches the filter.')).toBeVisible();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(listShownRows(main)).toHaveLength(3);
});

it('opens the row in the URL, even if the filter hides it', () => {
  goTo('#event-unmount');
  const main = show({ kind: 'events' });
  expect(main.querySelector('#event-unmount')).toHaveAttribute('open');
  fireEvent.input(within(main).getByRole('searchbox'), { target: { value: 'click' } });
  goTo('#event-rowOrderChange');
  main.dispatchEvent(new Event('static-markup-target'));
  expect(main.querySelector('#event-rowOrderChange')).toHaveAttribute('open');
  expect(listShownRows(main)).toHaveLength(3);
});

it('copies an example and confirms it', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  goTo('#event-unmount');
  const main = show({ kind: 'events' });
  const [button] = within(main).getAllByRole('button', { name: 'Copy' });
  fireEvent.click(button!);
  await act(async () => {});
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("useGridEvent(apiRef, 'unmount'"));
  expect(button).toHaveTextContent('Copied');
  expect(within(main).getAllByRole('status').at(-1)).toHaveTextContent('Copied');
  act(() => jest.runAllTimers());
  expect(button).toHaveTextContent('Copy');
  jest.useRealTimers();
});

it('gets its content from the HTML of its page after a navigation', async () => {
  const html = renderCatalogue({ kind: 'events' }, product, scope);
  const page = `<main><div data-static-markup="api">x</div><div data-static-markup="events">${html}</div></main>`;
  window.fetch = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ ok: true, text: () => Promise.resolve(page) });
  render(<EventCatalogue module={{ url: '/x/react-data-grid/events/' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the list.");
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('rowOrderChange')).toBeInTheDocument();
  expect(window.fetch).toHaveBeenLastCalledWith('/x/react-data-grid/events/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves served content as is and makes it interactive', async () => {
  mockIsBrowser = false;
  window.fetch = jest.fn();
  const url = '/x/react-data-grid/events/';
  const markup = renderCatalogue({ kind: 'events' }, product, scope);
  const container = document.body.appendChild(document.createElement('div'));
  // This server has a window, so React warns about layout effects.
  jest.mocked(console.error).mockImplementationOnce(() => {});
  container.innerHTML = renderToString(<EventCatalogue module={{ url, markup }} />);
  render(<EventCatalogue module={{ url }} />, { container, hydrate: true });
  fireEvent.focusIn(screen.getByText('rowOrderChange'));
  expect(await screen.findByRole('searchbox', { name: 'Filter' })).toBeVisible();
  expect(screen.getByText('rowOrderChange')).toBeInTheDocument();
  expect(window.fetch).not.toHaveBeenCalled();
});
