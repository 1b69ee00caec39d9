import { act, render, screen } from '@testing-library/react';
import type { AdConfig } from '@site/src/lib/contracts/ads';
import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';
import { addSink } from '../analytics';
import { AdProvider } from './AdProvider';
import { BlockAd } from './BlockAd';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@site/src/components/useSiteFields', () => ({
  useSiteFields: () => mockReadFields(),
}));
// Another test has already loaded the module: pick a new shape each time.
jest.mock('./shape', () => ({ getSessionShape: () => mockShape }));

const readBrand = () => ({ brand: 'MUI X' });
let mockReadFields: () => { brand: string } = readBrand;
let mockShape = 'image';
let events: AnalyticsEvent[] = [];
let endSink = () => {};

const OWN: AdConfig = { isEnabled: true, publisher: 'Carbon' };
const THIRD_PARTY: AdConfig = {
  ...OWN,
  script: {
    url: 'https://cdn.test/ad.js',
    serve: 'S',
    placement: 'P',
    backersUrl: 'https://backers.test/',
  },
};

function show(config: AdConfig, displayRatio?: number) {
  return render(
    <AdProvider displayRatio={displayRatio}>
      <BlockAd config={config} />
    </AdProvider>,
  );
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

/** What the vendor's script would write. */
function deliver(href = 'https://shop.test/') {
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = `<a href="${href}">Buy</a>`;
  document.getElementById('_carbonads_js')!.parentElement!.append(ad);
}

/** The samples in the order they're requested; the last one is repeated. */
function sample(...samples: number[]) {
  jest.spyOn(Math, 'random').mockImplementation(() => samples.shift() ?? 0);
}

beforeEach(() => {
  jest.useFakeTimers();
  mockReadFields = readBrand;
  mockShape = 'image';
  events = [];
  endSink = addSink((event) => events.push(event));
});

afterEach(() => {
  endSink();
  jest.useRealTimers();
});

it('shows a house ad whose link says how it was reached', () => {
  sample(0, 0.75);
  show(OWN);
  const ad = screen.getByRole('complementary', { name: 'Advertisement' });
  expect(ad).toHaveTextContent('Design kit');
  expect(ad).toHaveTextContent('ad by MUI X');
  expect(ad).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  const link = screen.getByRole('link', { name: 'Design kit' });
  expect(link).toHaveAttribute('rel', 'noopener sponsored');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('data-ga-event-label', 'in-house-figma');
  expect(screen.getByRole('img', { name: 'Design kit' })).toHaveAttribute(
    'src',
    '/x/ads/figma.svg',
  );
});

it('also shows it as a line of text', () => {
  mockShape = 'inline';
  sample(0, 0);
  show(OWN);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Learn more about Premium templates' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveAttribute(
    'data-ga-event-label',
    'in-house-body-top-inline',
  );
});

it('reports the body and the block after 2500 ms', () => {
  sample(0, 0, 0.1, 0.1);
  show(OWN);
  wait(2499);
  expect(events).toEqual([]);
  wait(1);
  expect(events).toEqual([
    { name: 'ad', action: 'display', label: 'in-house-templates' },
    { name: 'ad', action: 'display', label: 'in-house-body-top-image' },
  ]);
  wait(60_000);
  expect(events).toHaveLength(2);
});

it.each([
  [undefined, 0.11, 0],
  [0, 0.01, 0],
  [0.5, 0.49, 2],
])('with a ratio of %p and a sample of %d, reports %d times', (ratio, chance, count) => {
  sample(0, 0, chance, chance);
  show(OWN, ratio);
  wait(3000);
  expect(events).toHaveLength(count);
});

it("doesn't report an ad that was left before 2500 ms", () => {
  sample(0, 0, 1);
  show(OWN).unmount();
  wait(3000);
  expect(events).toEqual([]);
});

it('shows and reports nothing for bots', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  sample();
  const { container } = show(THIRD_PARTY);
  wait(20_000);
  expect(container).toBeEmptyDOMElement();
  expect(events).toEqual([]);
});

it('lets the third party fill the slot', () => {
  sample(0.9, 0);
  show(THIRD_PARTY);
  wait(0);
  expect(document.getElementById('_carbonads_js')).toHaveAttribute(
    'src',
    'https://cdn.test/ad.js?serve=S&placement=P',
  );
  deliver();
  wait(20_000);
  expect(screen.getByRole('link', { name: 'Buy' })).toBeVisible();
  expect(events).toEqual([{ name: 'ad', action: 'display', label: 'carbon-body-top-image' }]);
});

it.each([
  [0.19, 'We noticed', 'in-house-adblock'],
  [0.2, 'Premium templates', 'in-house'],
])('responds to an ad blocker, with a sample of %d, with "%s"', (chance, text, label) => {
  sample(chance, 0);
  show(THIRD_PARTY);
  wait(2900);
  expect(screen.queryByText(text, { exact: false })).toBeNull();
  wait(600);
  expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveAttribute(
    'data-ga-event-label',
    `${label}-body-top-image`,
  );
});

it('gives the slot back to an ad that was late rather than blocked', () => {
  sample(0.5, 0);
  show(THIRD_PARTY);
  wait(5000);
  expect(screen.getByText('Premium templates')).toBeVisible();
  deliver();
  wait(500);
  expect(screen.queryByText('Premium templates')).toBeNull();
  expect(screen.getByRole('link', { name: 'Buy' })).toBeVisible();
});

it("shows a house ad if the third party only has its backers' ad", () => {
  sample(0, 0);
  show(THIRD_PARTY);
  wait(0);
  deliver('https://backers.test/join');
  wait(500);
  expect(screen.getByText('Premium templates')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy' })).toBeNull();
  expect(screen.getByRole('complementary')).toHaveAttribute(
    'data-ga-event-label',
    'in-house-carbon-body-top-image',
  );
});

it('shows nothing if it crashes, and reports its label', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockReadFields = () => {
    throw new Error('No fields');
  };
  sample(0, 0, 1);
  const { container } = show(OWN);
  expect(container).toBeEmptyDOMElement();
  expect(events).toEqual([{ name: 'ad', action: 'crash', label: 'in-house-body-top-image' }]);
});
