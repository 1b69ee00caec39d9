import type { AddressBook } from '@site/src/lib/contracts/addressBook';
import { act, render, screen } from '@testing-library/react';
import { Found } from './Found';
import { leaveFor } from './leaveFor';

const mockUtils = {
  withBaseUrl: (url: string) => (url.startsWith('/') ? `/base${url}` : url),
};
jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  useBaseUrlUtils: () => mockUtils,
}));
jest.mock('./leaveFor', () => ({ leaveFor: jest.fn() }));

const BOOK: AddressBook = {
  pages: { '/x/react-charts/bars/': 'Bar charts', '/x/react-charts/': 'Charts' },
  redirects: { '/r/x-shop/': 'https://shop.example/' },
};

async function open(address: string, response: Partial<Response> = {}) {
  window.history.replaceState(null, '', address);
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(BOOK), ...response } as Response),
  );
  const onWords = jest.fn();
  await act(async () => {
    render(<Found onWords={onWords} />);
    await Promise.resolve();
  });
  return { onWords, status: screen.getByRole('status') };
}

beforeEach(() => jest.mocked(leaveFor).mockClear());

it('redirects to a certain page below the base URL with query and hash, and says so', async () => {
  const { status, onWords } = await open('/base/x/React-Charts/bars.html?a=1#stacks');
  expect(leaveFor).toHaveBeenCalledWith('/base/x/react-charts/bars/?a=1#stacks');
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(status).toHaveTextContent('Taking you to Bar charts …');
  expect(onWords).not.toHaveBeenCalled();
});

it('shows the URL of another site', async () => {
  const { status } = await open('/base/r/x-shop');
  expect(leaveFor).toHaveBeenCalledWith('https://shop.example/');
  expect(status).toHaveTextContent('Taking you to https://shop.example/ …');
});

it('stays if a page is only likely, and offers it', async () => {
  const { status, onWords } = await open('/base/x/react-charts/bras/');
  expect(leaveFor).not.toHaveBeenCalled();
  expect(status).toHaveTextContent('You may be looking for one of these pages:');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/base/x/react-charts/bars/');
  expect(onWords).toHaveBeenCalledWith('charts bras');
});

it.each([
  [
    '/base/x/v5/react-charts/bars/',
    'This version has no pages about Charts, because the docs only cover it from v6 on. These pages may help:',
  ],
  ['/base/qqqqqq/', 'No page has a similar address.'],
])('%s: %s', async (address, text) => {
  expect((await open(address)).status).toHaveTextContent(text);
});

it("shows nothing if the list can't be loaded", async () => {
  const { status } = await open('/base/x/react-charts/bras/', { ok: false, status: 500 });
  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).toBeNull();
});
