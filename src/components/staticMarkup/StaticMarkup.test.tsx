import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ApiContent } from './ApiContent';
import type { ApiPageModule } from './apiPageModule';
import { renderApiPage } from './renderApiPage';
import { createComponentPage } from './testPages';

const mockPush = jest.fn<void, [string]>();
const mockCollected: string[] = [];
let mockIsBrowser = true;

jest.mock('@docusaurus/router', () => {
  const location = { hash: '' };
  const history = { push: (path: string) => mockPush(path) };
  return { useHistory: () => history, useLocation: () => location };
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

const markup = renderApiPage(createComponentPage(), '/docs/');
const served = `<html><main><div data-api-content="">${markup}</div></main></html>`;
const fetchPage = jest.fn<Promise<Response>, [string]>();
const scroll = jest.fn<void, []>();

function createResponse(body: string, status = 200): Response {
  return { ok: status < 400, status, text: () => Promise.resolve(body) } as Response;
}

let pages = 0;

/** A page of its own for each test: what was fetched is kept. */
function createModule(rest: Partial<ApiPageModule> = {}): ApiPageModule {
  pages += 1;
  return { url: `/x/api/data-grid/page-${pages}/`, ...rest };
}

beforeEach(() => {
  mockIsBrowser = true;
  mockCollected.length = 0;
  mockPush.mockClear();
  scroll.mockClear();
  fetchPage.mockReset();
  globalThis.fetch = fetchPage as unknown as typeof fetch;
  Element.prototype.scrollIntoView = scroll;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.docusaurus = { preload: jest.fn(), prefetch: jest.fn() } as never;
  window.location.hash = '';
  localStorage.clear();
});

it('leaves the served content in place while it hydrates, and makes it answer', async () => {
  mockIsBrowser = false;
  const page = createModule();
  const container = document.createElement('div');
  document.body.append(container);
  // This server has a window, so React thinks little of layout effects.
  jest.mocked(console.error).mockImplementationOnce(() => {});
  container.innerHTML = renderToString(<ApiContent page={{ ...page, markup }} />);
  const table = container.querySelector('table');
  expect(table).toBeInTheDocument();
  const root = await act(() => Promise.resolve(hydrateRoot(container, <ApiContent page={page} />)));
  expect(container.querySelector('table')).toBe(table);
  expect(await screen.findByRole('searchbox', { name: 'Filter' })).toBeVisible();
  expect(fetchPage).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

it('takes the content from the HTML of the page after a navigation', async () => {
  localStorage.setItem('dataGrid_apiPage_props', 'collapsed');
  window.location.hash = '#data-grid-prop-density';
  fetchPage.mockResolvedValue(createResponse(served));
  const page = createModule();
  render(<ApiContent page={page} />);
  expect(screen.getByText('Loading the reference')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Props' });
  expect(screen.queryByText('Loading the reference')).not.toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledWith(`/docs${page.url}`);
  expect(table.closest('[data-props]')).toHaveAttribute('data-props', 'collapsed');
  expect(scroll.mock.contexts).toContain(document.getElementById('data-grid-prop-density'));
});

it('shows what it has fetched before without asking again', async () => {
  fetchPage.mockResolvedValue(createResponse(served));
  const page = createModule();
  render(<ApiContent page={page} />).unmount();
  render(<ApiContent page={page} />);
  expect(await screen.findByRole('table', { name: 'Props' })).toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not arrive', () => Promise.reject(new Error('offline'))],
  ['is refused', () => Promise.resolve(createResponse('', 404))],
  ['holds something else', () => Promise.resolve(createResponse('<p>Sign in</p>'))],
])('offers ways on when the content %s', async (_case, fail) => {
  fetchPage.mockImplementationOnce(fail).mockResolvedValue(createResponse(served));
  const page = createModule();
  render(<ApiContent page={page} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The reference did not arrive.');
  expect(screen.getByRole('link', { name: 'Reload the page' })).toHaveAttribute(
    'href',
    `/docs${page.url}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Props' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the content of another page when the router stays with it', async () => {
  fetchPage.mockResolvedValue(createResponse(served));
  const { rerender } = render(<ApiContent page={createModule({ markup: '<p>First</p>' })} />);
  expect(screen.getByText('First')).toBeInTheDocument();
  rerender(<ApiContent page={createModule()} />);
  expect(await screen.findByRole('table', { name: 'Props' })).toBeInTheDocument();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('lets the router follow links, and fetches their pages on intent', async () => {
  render(<ApiContent page={createModule({ markup })} />);
  const link = screen.getByRole('link', { name: 'Sorting' });
  await userEvent.hover(link);
  await waitFor(() =>
    expect(window.docusaurus.preload).toHaveBeenCalledWith('/docs/x/react-data-grid/sorting/'),
  );
  await userEvent.click(link);
  expect(mockPush).toHaveBeenCalledWith('/docs/x/react-data-grid/sorting/');
});

it('tells the check of broken links of its anchors and links', () => {
  render(
    <ApiContent page={createModule({ markup, anchors: ['props'], links: ['/x/react-charts/'] })} />,
  );
  expect(mockCollected).toEqual(expect.arrayContaining(['#props', '/docs/x/react-charts/']));
});
