import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OFFLINE_CONFIG_ID, type PackSummary } from '@site/src/lib/contracts/offline';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { OfflinePage } from './OfflinePage';
import { deletePack, keepPack, type PacksState } from './packs/packsStore';
import type { StoredPack } from './packs/packStorage';

let mockState: PacksState;

jest.mock('./usePacks', () => ({ usePacks: () => mockState }));
jest.mock('./packs/packsStore', () => ({
  isSamePack: (a: StoredPack | undefined, b: StoredPack) =>
    a?.version === b.version && a.product === b.product,
  keepPack: jest.fn(() => Promise.resolve()),
  deletePack: jest.fn(() => Promise.resolve()),
  cancelPack: jest.fn(),
}));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <>{children}</>,
}));

const GRID: PackSummary = {
  version: 'v8',
  product: 'data-grid',
  size: 23_000_000,
  pages: 120,
  hash: 'h1',
};
const CHARTS: PackSummary = { ...GRID, product: 'charts', size: 15_000_000, pages: 90 };
const STORED: StoredPack = { ...GRID, isComplete: true, present: GRID.size };

function open(state: Partial<PacksState>, search = '') {
  mockState = {
    ...{ obstacle: undefined, stored: [], offered: [GRID, CHARTS], work: undefined },
    ...{ failure: undefined, outcome: undefined, storage: undefined },
    ...state,
  };
  return render(
    <MemoryRouter initialEntries={[`/x/offline/${search}`]}>
      <OfflinePage />
    </MemoryRouter>,
  );
}

const getRow = () => within(screen.getByRole('listitem'));

it('offers each product with its size, and stores the chosen ones', async () => {
  open({});
  expect(screen.getByText('23 MB, 120 pages')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'charts');
  expect(screen.getByText('15 MB, 90 pages')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Store' }));
  expect(keepPack).toHaveBeenCalledWith({ product: 'charts', version: 'v8' });
});

it('links to the same page where pages can be stored, and promises nothing here', () => {
  const config = document.createElement('script');
  config.id = OFFLINE_CONFIG_ID;
  config.type = 'application/json';
  config.textContent = JSON.stringify({ host: 'docs.example' });
  document.head.append(config);
  open({ obstacle: 'otherHost' });
  expect(screen.getByRole('link', { name: 'Open this page there.' })).toHaveAttribute(
    'href',
    'https://docs.example/x/offline/',
  );
  expect(screen.queryByText(/opened recently/)).not.toBeInTheDocument();
  config.remove();
});

it('shows what is stored, without offering to store it again or an update if there is none', async () => {
  open({ stored: [STORED] });
  expect(getRow().getByText('Ready: 23 MB, 120 pages')).toBeInTheDocument();
  expect(getRow().getByRole('link', { name: 'Open Data Grid v8' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/',
  );
  expect(getRow().queryByRole('button', { name: /Update/ })).not.toBeInTheDocument();
  jest.mocked(keepPack).mockClear();
  const button = screen.getByRole('button', { name: 'Store' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(keepPack).not.toHaveBeenCalled();
  await userEvent.click(getRow().getByRole('button', { name: 'Delete Data Grid v8' }));
  expect(deletePack).toHaveBeenCalledWith(STORED);
  expect(screen.getByRole('heading', { name: 'Stored in this browser' })).toHaveFocus();
});

it('offers to update what has changed on the server', () => {
  open({ stored: [{ ...STORED, hash: 'h0' }] });
  expect(getRow().getByRole('button', { name: 'Update Data Grid v8' })).toBeInTheDocument();
});

it("offers to resume incomplete packs, and doesn't open their pages", () => {
  open({ stored: [{ ...STORED, isComplete: false, present: 5_000_000 }] });
  expect(getRow().getByText('Incomplete: 5 MB of 23 MB')).toBeInTheDocument();
  expect(getRow().getByRole('button', { name: /Resume/ })).toBeInTheDocument();
  expect(getRow().queryByRole('link')).not.toBeInTheDocument();
});

it('shows progress, and announces it at each quarter', () => {
  open({ work: { pack: CHARTS, done: 6_100_000, total: 15_000_000 } });
  expect(getRow().getByRole('progressbar', { name: 'Storing Charts v8' })).toHaveValue(6_100_000);
  expect(getRow().getByText('6.1 MB of 15 MB')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Storing Charts v8: 25 percent');
  expect(getRow().getByRole('button', { name: 'Stop storing Charts v8' })).toBeInTheDocument();
});

it('shows what stopped a pack next to it', () => {
  const stored = [{ ...STORED, isComplete: false, present: 1 }];
  open({ stored, failure: { pack: GRID, reason: 'full' } });
  expect(getRow().getByRole('alert')).toHaveTextContent('Storage is full.');
});

it("shows what is stored and the page that isn't, without a network", () => {
  open({ stored: [STORED], offered: undefined }, '?from=/x/react-charts/bars/');
  expect(
    screen.getByText("You can't add anything without a network connection."),
  ).toBeInTheDocument();
  const notice = within(screen.getByRole('region', { name: "This page isn't stored" }));
  expect(notice.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/x/react-charts/bars/',
  );
  expect(getRow().getByRole('link', { name: /Open/ })).toBeInTheDocument();
});

it.each([
  ['off', "doesn't store pages"],
  ['unsupported', "can't store pages"],
] as const)('says so and offers nothing if it is %s', (obstacle, text) => {
  open({ obstacle });
  expect(screen.getByRole('region', { name: 'Not available here' })).toHaveTextContent(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
