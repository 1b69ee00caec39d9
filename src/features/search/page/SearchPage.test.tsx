import type { SearchAnswer, SearchHit } from '@site/src/lib/contracts/search';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { ask } from '../answers/ask';
import { SearchPage } from './SearchPage';

jest.mock('../answers/ask', () => ({
  ask: jest.fn(),
  complete: jest.fn(() => Promise.resolve()),
  prepare: jest.fn(() => Promise.resolve()),
}));
let mockIsBrowser = true;
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => mockIsBrowser }));
jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/base${path}`,
}));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: Record<string, string>) => <a href={to}>{children}</a>,
}));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('../../analytics', () => ({ track: jest.fn() }));
jest.mock('../../plans', () => ({ Badge: () => null }));

const mockAsk = jest.mocked(ask);

/** This many hits in the grid, the last of them general. */
function answer(total: number, limit: number): SearchAnswer {
  const hits = Array.from({ length: total }, (_, index): SearchHit => ({
    kind: 'page',
    title: `Hit ${index + 1}`,
    path: `/x/react-data-grid/#${index + 1}`,
    section: index === total - 1 ? 'general' : 'data-grid',
    version: 'v8',
    matches: [],
  }));
  return { hits: hits.slice(0, limit), total, nearest: [] };
}

beforeEach(() => {
  mockIsBrowser = true;
  mockAsk.mockReset();
  mockAsk.mockImplementation(({ limit }) => Promise.resolve(answer(45, limit)));
  Object.assign(window, { scrollTo: () => {} });
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
});

function open(search: string) {
  const history = createMemoryHistory({ initialEntries: [`/x/search/${search}`] });
  render(
    <Router history={history}>
      <SearchPage />
    </Router>,
  );
  return history;
}

it('shows the page of results specified by its URL', async () => {
  open('?q=row&product=data-grid&version=v8&page=3');
  expect(await screen.findByText('45 results in Data Grid v8')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Data Grid', 'General']);
  expect(screen.getByRole('link', { name: /^Hit 41/ })).toHaveAttribute(
    'href',
    '/base/x/react-data-grid/#41',
  );
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('links to all pages with the same name', async () => {
  const { hits } = answer(1, 1);
  const also = [{ page: 'PieChart', path: '/x/api/charts/pie-chart/#series' }];
  mockAsk.mockResolvedValue({ hits: [{ ...hits[0]!, also }], total: 1, nearest: [] });
  open('?q=hit&product=all&version=v8');
  expect(await screen.findByRole('link', { name: 'Hit 1 PieChart' })).toHaveAttribute(
    'href',
    '/base/x/api/charts/pie-chart/#series',
  );
});

it('changes pages and products in the URL, and goes back', async () => {
  const user = userEvent.setup();
  const history = open('?q=row&product=data-grid&version=v8');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(history.location.search).toBe('?q=row&product=all&version=v8');
  act(() => history.goBack());
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Data Grid' })).toBeChecked();
});

it('follows what is typed without adding history entries', async () => {
  const user = userEvent.setup();
  const history = open('?q=row&product=all&version=v8');
  const input = screen.getByRole('searchbox');
  await user.type(input, 's ');
  await waitFor(() => expect(history.location.search).toBe('?q=rows&product=all&version=v8'));
  expect(input).toHaveValue('rows ');
  expect(history).toHaveLength(1);
  await user.type(input, 'x{Enter}');
  expect(history.location.search).toBe('?q=rows+x&product=all&version=v8');
  expect(history).toHaveLength(2);
});

it('says if nothing was found, and shows the nearest names', async () => {
  mockAsk.mockResolvedValue({ hits: [], total: 0, nearest: answer(1, 1).hits });
  open('?q=rwo&product=charts&version=v7');
  expect(await screen.findByText(/No results for “rwo” in Charts v7/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hit 1/ })).toBeInTheDocument();
});

it("lists what couldn't be searched", async () => {
  mockAsk.mockResolvedValue({ ...answer(1, 1), total: 1, unread: ['charts', 'general'] });
  open('?q=row');
  expect(
    await screen.findByText('1 result in All products v8 (not available: Charts and General)'),
  ).toBeInTheDocument();
});

it('reports a failure, and tries again', async () => {
  const user = userEvent.setup();
  mockAsk.mockRejectedValueOnce(new Error('offline'));
  open('?q=row');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('45 results in All products v8')).toBeInTheDocument();
});

it('searches nothing without a query', () => {
  open('');
  expect(screen.getByText('Type what you are looking for.')).toBeInTheDocument();
  expect(mockAsk).not.toHaveBeenCalled();
});

it("offers links if scripts don't run", () => {
  mockIsBrowser = false;
  open('');
  expect(screen.getByText(/needs JavaScript/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Charts' })).toHaveAttribute('href', '/x/react-charts/');
});
