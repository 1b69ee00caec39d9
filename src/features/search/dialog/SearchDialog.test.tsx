import type { SearchAnswer, SearchHit, SearchRequest } from '@site/src/lib/contracts/search';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ask, complete, prepare } from '../answers/ask';
import type { ScopeChoice } from '../scope';
import { SearchDialog } from './SearchDialog';

let mockCompleted: (choice: ScopeChoice) => boolean = () => true;
let mockPrepared: () => boolean = () => true;
jest.mock('../answers/ask', () => ({
  ask: jest.fn(),
  isComplete: (choice: ScopeChoice) => mockCompleted(choice),
  complete: jest.fn(),
  isPrepared: () => mockPrepared(),
  prepare: jest.fn(() => Promise.resolve()),
}));
const mockPush = jest.fn();
const mockHistory = { push: mockPush };
jest.mock('@docusaurus/router', () => ({ useHistory: () => mockHistory }));
const mockBase = { withBaseUrl: (path: string) => `/base${path}` };
jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/base${path}`,
  useBaseUrlUtils: () => mockBase,
}));
const mockFields = { libraryVersions: { v8: '8.7.0' } };
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ siteConfig: { baseUrl: '/base/' } }),
}));
jest.mock('@site/src/components/useSiteFields', () => ({ useSiteFields: () => mockFields }));
jest.mock('@site/src/components/usePagePath', () => ({
  usePagePath: () => '/base/x/react-charts/bars/',
}));
jest.mock('../../analytics', () => ({ track: jest.fn() }));
jest.mock('../../plans', () => ({ Badge: ({ kind }: { kind: string }) => <i>{kind}</i> }));
jest.mock('@docsearch/css/dist/_variables.css', () => ({}));
jest.mock('@docsearch/css/dist/modal.css', () => ({}));

const mockAsk = jest.mocked(ask);

const createHit = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'prop',
  title,
  page: 'BarChart',
  path: `/x/api/charts/bar-chart/#${title}`,
  section: 'charts',
  version: 'v8',
  excerpt: 'Of <b>bars</b>.',
  matches: ['bar'],
  ...more,
});

const NOTHING: SearchAnswer = { hits: [], total: 0, nearest: [] };
let answers: (request: SearchRequest) => SearchAnswer;

beforeEach(() => {
  localStorage.clear();
  // jsdom doesn't scroll. DocSearch does when it unmounts, after mocks are gone.
  Object.assign(window, { scrollTo: () => {} });
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  mockPush.mockReset();
  answers = ({ scope }) => ({
    hits: [createHit('barLabel'), createHit('barSize', { plan: 'pro' })],
    total: scope === 'all' ? 7 : 2,
    nearest: [],
  });
  mockAsk.mockReset();
  mockAsk.mockImplementation((request) => Promise.resolve(answers(request)));
  mockCompleted = () => true;
  mockPrepared = () => true;
  jest.mocked(complete).mockReset();
  jest.mocked(complete).mockResolvedValue();
});

function Site() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <SearchDialog initialQuery="" onClose={() => setOpen(false)} />}
    </main>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Site />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Search the documentation' });
  return { user, opener, dialog, input: within(dialog).getByRole('combobox') };
}

const listOptions = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

/** DocSearch removes an option once it has faded out; jsdom has no transitions. */
const endTransition = (option: HTMLElement) => fireEvent.transitionEnd(option);

async function type(text: string, count: number) {
  const opened = await open();
  await opened.user.type(opened.input, text);
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(count));
  return opened;
}

it('is a dialog: named, modal, above an inert page', async () => {
  const { dialog, input, opener } = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).not.toHaveAttribute('aria-expanded');
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('maxlength', '512');
  expect(opener.closest('[inert]')).not.toBeNull();
  expect(dialog.closest('[inert]')).toBeNull();
});

it('stays one when DocSearch rerenders it', async () => {
  const { dialog, input } = await type('bar', 3);
  expect(dialog).toHaveAttribute('role', 'dialog');
  expect(dialog).not.toHaveAttribute('aria-controls');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Charts' })).toBeInTheDocument();
});

it('closes with Escape and restores the focus', async () => {
  const { user, dialog, opener } = await open();
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(opener.closest('[inert]')).toBeNull();
});

it('searches from the current page, and shows hits as text', async () => {
  await type('bar', 3);
  expect(mockAsk).toHaveBeenCalledWith({
    query: 'bar',
    scope: 'charts',
    version: 'v8',
    limit: 20,
    findsNamesElsewhere: true,
  });
  expect(listOptions()).toEqual([
    'barLabel Prop · BarChart · Charts · v8 Of <b>bars</b>.',
    expect.stringMatching(/^barSize pro Prop/),
    'All products v8: 7 results',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 results in Charts v8');
  expect(document.querySelector('mark')).toHaveTextContent('bar');
  expect(document.querySelector('.DocSearch b')).toBeNull();
});

it('lists other pages with the same name below a hit, as options of their own', async () => {
  const names = ['LineChart', 'PieChart', 'A', 'B', 'C', 'D', 'E', 'F'];
  const also = names.map((page) => ({ page, path: `/x/${page}/#series` }));
  answers = () => ({ hits: [createHit('series', { also })], total: 1, nearest: [] });
  const { user, opener } = await type('series', 8);
  expect(listOptions()).toEqual([
    expect.stringMatching(/^series Prop · BarChart and 8 more · /),
    ...names.slice(0, 6).map((name) => `series ${name}`),
    'All products v8: 1 result',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/base/x/PieChart/#series'));
  await user.click(opener);
  await waitFor(() =>
    expect(listOptions()).toEqual([expect.stringMatching(/^series Prop · PieChart/)]),
  );
});

it('opens the active hit with Enter, once the dialog is gone', async () => {
  const { user, dialog } = await type('bar', 3);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() =>
    expect(mockPush).toHaveBeenCalledWith('/base/x/api/charts/bar-chart/#barSize'),
  );
});

it('opens the best hit for what was typed if Enter comes before the results', async () => {
  const { user, dialog, input } = await type('bar', 3);
  const best = createHit('barGap');
  const arrivals: (() => void)[] = [];
  mockAsk.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrivals.push(() => resolve({ hits: [best], total: 1, nearest: [] }));
      }),
  );
  await user.type(input, 'Gap{Enter}');
  expect(dialog).toBeInTheDocument();
  await act(() => Promise.resolve(arrivals.forEach((arrive) => arrive())));
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith(`/base${best.path}`));
  expect(dialog).not.toBeInTheDocument();
});

it('opens a hit on click, and adds it to the recent ones', async () => {
  const { user, dialog, opener } = await type('bar', 3);
  await user.click(screen.getAllByRole('option')[0]!.querySelector('a')!);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(1));
  expect(opener).not.toHaveFocus();

  await user.click(opener);
  await waitFor(() => expect(listOptions()).toHaveLength(1));
  expect(screen.getByRole('listbox', { name: 'Recent' })).toBeInTheDocument();
  await user.keyboard('{Delete}');
  endTransition(screen.getByRole('option'));
  await waitFor(() => expect(listOptions()).toHaveLength(0));
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs')).toBe('[]');
});

it('removes a recent search with the pointer; no option contains anything focusable', async () => {
  const { user, opener } = await type('bar', 3);
  await user.keyboard('{Enter}');
  await user.click(opener);
  const option = await screen.findByRole('option');
  expect(option.querySelector('[href], button, input, [tabindex]')).toBeNull();
  await user.click(within(option).getByTitle('Remove (Delete key)'));
  endTransition(option);
  await waitFor(() => expect(listOptions()).toHaveLength(0));
});

it('searches in another product with its chip, remembers it and keeps the focus', async () => {
  const { user, input } = await type('bar', 3);
  await user.click(screen.getByRole('radio', { name: 'Tree View' }));
  await waitFor(() =>
    expect(mockAsk).toHaveBeenCalledWith(expect.objectContaining({ scope: 'tree-view' })),
  );
  expect(input).toHaveFocus();
  expect(localStorage.getItem('docs-search-scope')).toBe('tree-view');
  expect(localStorage.getItem('docs-search-place')).toBe('v8/charts');
  expect(screen.getByRole('radio', { name: 'v6' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'v5' })).not.toBeInTheDocument();
});

it('changes the product with Alt and the arrow keys', async () => {
  const { user, input } = await type('bar', 3);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('radio', { name: 'Date Pickers' })).toBeChecked();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('radio', { name: 'Charts' })).toBeChecked();
  expect(input).toHaveValue('bar');
  expect(screen.getByText('to change the product')).toBeInTheDocument();
});

it('leads from the last option to all products', async () => {
  const { user, dialog } = await type('bar', 3);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(listOptions()).toHaveLength(2));
  expect(dialog).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('7 results in All products v8');
  expect(screen.getByRole('link', { name: 'See all 7 results' })).toHaveAttribute(
    'href',
    '/base/x/search/?q=bar&product=all&version=v8',
  );
});

it("says what wasn't found where, and offers other places as options", async () => {
  answers = ({ scope }) =>
    scope === 'data-grid'
      ? { hits: [createHit('x')], total: 4, nearest: [] }
      : { ...NOTHING, nearest: [createHit('barGap')] };
  const { user } = await type('<zz>', 2);
  expect(screen.getByRole('status')).toHaveTextContent('No results for “<zz>” in Charts v8.');
  expect(listOptions()).toEqual(['Data Grid v8: 4 results', expect.stringMatching(/^barGap/)]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Data Grid' })).toBeChecked());
});

it('says if there are no results anywhere', async () => {
  answers = () => NOTHING;
  const { user, input } = await open();
  await user.type(input, 'zz');
  expect(await screen.findByText(/Try fewer words/)).toBeInTheDocument();
});

it("reports if the index can't be loaded, and tries again", async () => {
  mockAsk.mockImplementation(() => Promise.reject(new Error('offline')));
  const { user } = await type('b', 1);
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the search.");
  expect(listOptions()).toEqual(['Try again']);
  mockAsk.mockImplementation((request) => Promise.resolve(answers(request)));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listOptions()).toHaveLength(3));
});

it('shows names first, then all descriptions here, then the number of results in all products', async () => {
  const completed: string[] = [];
  const waiting: (() => void)[] = [];
  mockCompleted = ({ scope }) => completed.includes(scope);
  jest.mocked(complete).mockImplementation(async ({ scope }) => {
    if (!completed.includes(scope)) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      completed.push(scope);
    }
  });
  await type('b', 3);
  expect(listOptions().at(-1)).toBe('Search All products v8');
  await waitFor(() => expect(waiting).toHaveLength(1));

  answers = ({ scope }) => ({
    hits: [createHit('late')],
    total: scope === 'all' ? 7 : 1,
    nearest: [],
  });
  await act(async () => waiting[0]!());
  await waitFor(() =>
    expect(listOptions()).toEqual([expect.stringMatching(/^late/), 'Search All products v8']),
  );
  expect(completed).toEqual(['charts']);

  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => waiting[1]!());
  await waitFor(() => expect(listOptions()).toContain('All products v8: 7 results'));
  expect(completed).toEqual(['charts', 'all']);
});

it('offers links to start with before a search', async () => {
  const { user, dialog, input } = await open();
  const links = within(screen.getByRole('navigation', { name: 'Start here' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/base/x/react-charts/quickstart/',
    '/base/x/api/charts/',
    '/base/x/migration/migration-charts-v7/',
  ]);
  await user.click(screen.getByRole('radio', { name: 'v7' }));
  expect(links.getByRole('link', { name: 'Charts: Migration' })).toHaveAttribute(
    'href',
    '/base/x/v7/migration/migration-charts-v6/',
  );
  await user.type(input, 'b');
  expect(screen.queryByRole('navigation', { name: 'Start here' })).not.toBeInTheDocument();
  await user.clear(input);
  fireEvent.click(screen.getByRole('radio', { name: 'v8' }));
  await user.click(screen.getByRole('link', { name: 'Charts: Quickstart' }));
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/base/x/react-charts/quickstart/'));
});

it('keeps Tab inside', async () => {
  const { user, input, dialog } = await open();
  await user.tab({ shift: true });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).not.toBe(input);
  await user.tab();
  expect(input).toHaveFocus();
});

it('loads the names in all products first, because the query may be one of them', async () => {
  const loaded: string[] = [];
  mockPrepared = () => loaded.includes('names of all');
  mockCompleted = ({ scope }) => loaded.includes(scope);
  jest.mocked(prepare).mockImplementation(({ scope }) => {
    loaded.push(`names of ${scope}`);
    return Promise.resolve();
  });
  jest.mocked(complete).mockImplementation(({ scope }) => {
    loaded.push(scope);
    return Promise.resolve();
  });
  answers = () => ({
    hits: [createHit(mockPrepared() ? 'rowHeight' : 'rows')],
    total: 1,
    nearest: [],
  });
  await type('rowHeight', 2);
  await waitFor(() => expect(listOptions()[0]).toMatch(/^rowHeight/));
  const order = () => [...new Set(loaded)].filter((one) => one !== 'names of charts');
  await waitFor(() => expect(order()).toEqual(['names of all', 'charts', 'all']));
});
