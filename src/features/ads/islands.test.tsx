import { act, render, screen, waitFor } from '@testing-library/react';
import { AD_CONFIG_ID, type AdConfig } from '@site/src/lib/contracts/ads';
import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';
import { addSink } from '../analytics';
import { AdBoundary } from './AdBoundary';
import type { SafeHtml } from './ad';
import type { FeedAd } from './feed/loadFeedAd';
import { AdProvider, DemoAd, PageAd } from './index';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@site/src/components/useSiteFields', () => ({
  useSiteFields: () => ({ brand: 'MUI X' }),
}));
jest.mock('./feed/loadFeedAd', () => ({ loadFeedAd: () => mockSearch() }));

let mockSearch: () => Promise<FeedAd | undefined>;

const FEED_AD: FeedAd = {
  ad: {
    link: 'https://acme.test/',
    name: 'Acme',
    description: '<strong>Acme</strong> – Anvils' as SafeHtml,
    poweredby: 'Carbon',
    label: 'carbon-demo-inline',
  },
  pixels: ['https://acme.test/seen', 'https://b.test/1'],
};

function configure(config: Partial<AdConfig>) {
  const tag = document.createElement('script');
  tag.type = 'application/json';
  tag.id = AD_CONFIG_ID;
  tag.textContent = JSON.stringify({ isEnabled: true, publisher: 'Carbon', ...config });
  document.head.replaceChildren(tag);
}

const WITH_FEED = { feedUrl: 'https://feed.test/Z.json' };
const findSlot = () => document.querySelector('[data-ad-slot]');

const wait = (time: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, time)));

function showDemoAd(isDisabled = false) {
  return render(
    <AdProvider isDisabled={isDisabled}>
      <DemoAd title="Bars" />
    </AdProvider>,
  );
}

// Compiling the chunk takes longer than a test waits for a text.
beforeAll(() => import('./island'), 60_000);

beforeEach(() => {
  configure({});
  mockSearch = () => Promise.resolve(FEED_AD);
});

it('reserves the space of the block ad and fills it later', async () => {
  render(
    <AdProvider>
      <PageAd />
    </AdProvider>,
  );
  expect(findSlot()).toBeEmptyDOMElement();
  expect(await screen.findByRole('complementary', { name: 'Advertisement' })).toBeVisible();
});

it("reserves the space but leaves it empty if ads aren't enabled", async () => {
  configure({ isEnabled: false });
  render(
    <AdProvider>
      <PageAd />
    </AdProvider>,
  );
  await wait(300);
  expect(findSlot()).toBeEmptyDOMElement();
});

it('reserves no space on pages without ads', () => {
  render(
    <AdProvider isDisabled>
      <PageAd />
      <DemoAd title="Bars" />
    </AdProvider>,
  );
  expect(findSlot()).toBeNull();
});

it.each([
  ['PageAd', <PageAd key="" />],
  ['DemoAd', <DemoAd key="" title="Bars" />],
])('%s throws without its provider', (_, ad) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(ad)).toThrow('wrap the component in an <AdProvider>');
});

it('shows an ad from the feed below a demo, with its tracking pixels', async () => {
  configure(WITH_FEED);
  const { container } = showDemoAd();
  expect(findSlot()).not.toBeNull();
  const ad = await screen.findByRole('complementary', { name: 'Advertisement below “Bars”' });
  expect(ad).toHaveTextContent('Acme – Anvils');
  expect(ad).toHaveTextContent('ad by Carbon');
  const link = screen.getByRole('link', { name: 'Learn more about Acme' });
  expect(link).toHaveAttribute('href', 'https://acme.test/');
  expect(link).toHaveAttribute('data-ga-event-label', 'carbon-demo-inline');
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual(FEED_AD.pixels);
});

it('reserves no space below a demo without a feed', () => {
  showDemoAd();
  expect(findSlot()).toBeNull();
});

it("releases the space if the feed says right away that it's empty", async () => {
  configure(WITH_FEED);
  mockSearch = () => Promise.resolve(undefined);
  showDemoAd();
  await waitFor(() => expect(findSlot()).toBeNull());
});

it('keeps it if the feed responds late', async () => {
  configure(WITH_FEED);
  mockSearch = () => new Promise((resolve) => setTimeout(() => resolve(undefined), 450));
  showDemoAd();
  await wait(600);
  expect(findSlot()).toBeEmptyDOMElement();
});

it('reports a crash as null if the ad has no label yet', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const events: AnalyticsEvent[] = [];
  const end = addSink((event) => events.push(event));
  function Broken(): never {
    throw new Error('Broken');
  }
  const { container } = render(
    <AdBoundary>
      <Broken />
    </AdBoundary>,
  );
  end();
  expect(container).toBeEmptyDOMElement();
  expect(events).toEqual([{ name: 'ad', action: 'crash', label: 'null' }]);
});
