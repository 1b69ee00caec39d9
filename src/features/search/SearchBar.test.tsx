import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadDialog } from './loadDialog';
import { SearchBar } from './SearchBar';
import { closeSearch } from './searchStore';

const mockPrepare = jest.fn();
jest.mock('./loadDialog', () => ({
  loadDialog: jest.fn(),
  prepareDialog: (path: string) => mockPrepare(path),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ siteConfig: { baseUrl: '/base/' } }),
}));
jest.mock('@site/src/components/usePagePath', () => ({ usePagePath: () => '/base/x/' }));

type Module = Awaited<ReturnType<typeof loadDialog>>;

const DIALOG = {
  SearchDialog: ({ initialQuery, onClose }) => (
    <div role="dialog" aria-label={initialQuery}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
} as Pick<Module, 'SearchDialog'> as Module;

beforeEach(() => {
  mockPrepare.mockReset();
  jest.mocked(loadDialog).mockReset();
  jest.mocked(loadDialog).mockResolvedValue(DIALOG);
});

afterEach(() => act(closeSearch));

const getField = () => screen.getByRole('button', { name: 'Search' });

it('loads nothing before a reader reaches for it', async () => {
  const user = userEvent.setup();
  render(<SearchBar />);
  expect(mockPrepare).not.toHaveBeenCalled();
  expect(loadDialog).not.toHaveBeenCalled();
  await user.hover(getField());
  expect(mockPrepare).toHaveBeenCalledWith('/x/');
  expect(loadDialog).not.toHaveBeenCalled();
});

it('opens on click and closes', async () => {
  const user = userEvent.setup();
  render(<SearchBar />);
  await user.click(getField());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens and closes with its shortcuts', async () => {
  const user = userEvent.setup();
  render(<SearchBar />);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('/');
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('');
});

it('starts with everything typed while its dialog is loading', async () => {
  const user = userEvent.setup();
  let arrive: (module: Module) => void = () => {};
  jest.mocked(loadDialog).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<SearchBar />);
  await user.tab();
  await user.keyboard('pin a');
  await act(async () => arrive(DIALOG));
  expect(screen.getByRole('dialog', { name: 'pin a' })).toBeInTheDocument();
});

it('also accepts letters after its shortcut', async () => {
  const user = userEvent.setup();
  jest
    .mocked(loadDialog)
    .mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(DIALOG), 50)));
  render(<SearchBar />);
  await user.keyboard('{Control>}k{/Control}bar');
  expect(await screen.findByRole('dialog', { name: 'bar' })).toBeInTheDocument();
});

it("reports if the dialog can't be loaded, and tries again", async () => {
  const user = userEvent.setup();
  jest.mocked(loadDialog).mockRejectedValueOnce(new Error('offline'));
  render(<SearchBar />);
  await user.click(getField());
  expect(await screen.findByText(/Couldn't load the search/)).toBeInTheDocument();
  await user.click(getField());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByText(/Couldn't load the search/)).not.toBeInTheDocument();
});
