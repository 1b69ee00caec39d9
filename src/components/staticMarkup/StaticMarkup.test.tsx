import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticMarkup } from './StaticMarkup';
import type { StaticMarkupModule } from './StaticMarkupModule';
import { TARGET_EVENT } from './target';

const mockPush = jest.fn<void, [string]>();
const mockCollected: string[] = [];
let mockIsBrowser = true;
let mockLocation = { hash: '' };

jest.mock('@docusaurus/router', () => {
  const history = { push: (path: string) => mockPush(path) };
  return { useHistory: () => history, useLocation: () => mockLocation };
});
jest.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/docs${path}` }),
}));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({
    collectAnchor: (anchor: string) => mockCollected.push(`#${anchor}`),
    collectLink: (link: string) => mockCollected.push(link),
  }),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => mockIsBrowser,
}));

const texts = {
  loading: 'Loading the list',
  failed: "Couldn't load the list.",
  retry: 'Try again',
  reload: 'Reload the page',
};
const markup =
  '<h2 id="rows">Rows</h2><button>Count</button><a href="/docs/x/sorting/">Sorting</a>';
const served = `<html><main>
  <div data-static-markup="other"><h2>Other</h2></div>
  <div data-static-markup="list">${markup}</div>
</main></html>`;

const fetchPage = jest.fn<Promise<Response>, [string]>();
const scroll = jest.fn<void, []>();
const prepare = jest.fn<void, [HTMLElement]>();
let shown: { text: string | null; signal: AbortSignal } | undefined;

/** Makes the markup's button count its clicks. */
const loadEnhance = () =>
  Promise.resolve((content: HTMLElement, signal: AbortSignal) => {
    shown = { text: content.textContent, signal };
    const button = content.querySelector('button')!;
    button.addEventListener('click', () => (button.textContent = 'Counted'), { signal });
  });

function createResponse(body: string, status = 200): Response {
  return { ok: status < 400, status, text: () => Promise.resolve(body) } as Response;
}

let pages = 0;

/** A separate page for each test, because what was fetched is cached. */
function createModule(rest: Partial<StaticMarkupModule> = {}): StaticMarkupModule {
  pages += 1;
  return { url: `/x/page-${pages}/`, ...rest };
}

function createElement(module: StaticMarkupModule, name = 'list') {
  return (
    <StaticMarkup
      name={name}
      module={module}
      className="list"
      texts={texts}
      prepare={prepare}
      load={loadEnhance}
    />
  );
}

beforeEach(() => {
  mockIsBrowser = true;
  mockLocation = { hash: '' };
  mockCollected.length = 0;
  shown = undefined;
  [mockPush, scroll, prepare].forEach((mock) => mock.mockClear());
  fetchPage.mockReset();
  globalThis.fetch = fetchPage as unknown as typeof fetch;
  Element.prototype.scrollIntoView = scroll;
  window.docusaurus = { preload: jest.fn(), prefetch: jest.fn() };
  window.location.hash = '';
});

it('keeps the served content during hydration, and makes it interactive', async () => {
  mockIsBrowser = false;
  const module = createModule();
  const container = document.createElement('div');
  document.body.append(container);
  // This server has a window, so React warns about layout effects.
  jest.mocked(console.error).mockImplementationOnce(() => {});
  container.innerHTML = renderToString(createElement({ ...module, markup }));
  const button = screen.getByRole('button', { name: 'Count' });
  const root = await act(() => Promise.resolve(hydrateRoot(container, createElement(module))));
  expect(screen.getByRole('button', { name: 'Count' })).toBe(button);
  await userEvent.hover(button);
  await waitFor(() => expect(shown?.text).toContain('Rows'));
  await userEvent.click(button);
  expect(button).toHaveTextContent('Counted');
  expect(fetchPage).not.toHaveBeenCalled();
  act(() => root.unmount());
  expect(shown?.signal.aborted).toBe(true);
  container.remove();
});

it('makes content interactive once the browser is idle, without any action by the reader', async () => {
  render(createElement(createModule({ markup })));
  expect(shown).toBeUndefined();
  await waitFor(() => expect(shown).toBeDefined());
});

it('gets the content from the HTML of the page after a navigation', async () => {
  window.location.hash = '#rows';
  prepare.mockImplementation((content) => {
    content.querySelector('h2')?.setAttribute('title', 'As the reader chose');
  });
  fetchPage.mockResolvedValue(createResponse(served));
  const module = createModule();
  render(createElement(module));
  expect(screen.getByText('Loading the list')).toBeInTheDocument();
  const heading = await screen.findByRole('heading', { name: 'Rows' });
  expect(screen.queryByText('Loading the list')).not.toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledWith(`/docs${module.url}`);
  expect(heading).toHaveAttribute('title', 'As the reader chose');
  expect(scroll.mock.contexts).toEqual([heading]);
});

it('shows what it has fetched before without another request', async () => {
  fetchPage.mockResolvedValue(createResponse(served));
  const module = createModule();
  render(createElement(module)).unmount();
  render(createElement(module));
  render(createElement(module, 'other'));
  expect(await screen.findByRole('heading', { name: 'Rows' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it.each([
  ["can't be loaded", () => Promise.reject(new Error('offline'))],
  ['is refused', () => Promise.resolve(createResponse('', 404))],
  ['is something else', () => Promise.resolve(createResponse('<p>Sign in</p>'))],
])('offers ways to continue if the content %s', async (_case, fail) => {
  fetchPage.mockImplementationOnce(fail).mockResolvedValue(createResponse(served));
  const module = createModule();
  render(createElement(module));
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the list.");
  expect(screen.getByRole('link', { name: 'Reload the page' })).toHaveAttribute(
    'href',
    `/docs${module.url}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rows' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the content of another page if the router keeps the component', async () => {
  fetchPage.mockResolvedValue(createResponse(served));
  const { rerender } = render(createElement(createModule({ markup: '<p>First</p>' })));
  expect(screen.getByText('First')).toBeInTheDocument();
  rerender(createElement(createModule()));
  expect(await screen.findByRole('heading', { name: 'Rows' })).toBeInTheDocument();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('notifies the content if the URL targets another part', () => {
  const module = createModule({ markup });
  const { rerender } = render(createElement(module));
  const listen = jest.fn();
  screen.getByRole('heading').parentElement!.addEventListener(TARGET_EVENT, listen);
  mockLocation = { hash: '#rows' };
  rerender(createElement(module));
  expect(listen).toHaveBeenCalledTimes(1);
});

it('lets the router follow links, and prefetches their pages on intent', async () => {
  render(createElement(createModule({ markup })));
  const link = screen.getByRole('link', { name: 'Sorting' });
  await userEvent.hover(link);
  expect(window.docusaurus.preload).toHaveBeenCalledWith('/docs/x/sorting/');
  fireEvent.click(link);
  expect(mockPush).toHaveBeenCalledWith('/docs/x/sorting/');
});

it('reports its anchors and links to the broken link check', () => {
  render(createElement(createModule({ markup, anchors: ['rows'], links: ['/x/react-charts/'] })));
  expect(mockCollected).toEqual(expect.arrayContaining(['#rows', '/docs/x/react-charts/']));
});
