import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { AdBody } from '../AdBody';
import { AdProvider } from '../AdProvider';
import { createFeedAd } from '../feed/createFeedAd';
import { parseFeed } from '../feed/parseFeed';
import { Pixels } from '../Pixels';
import { createPayload } from './createPayload';
import { listDangers } from './listDangers';
import { createRandom } from './random';

/** `npm run fuzz:ads` runs more, with a different seed; regular test runs are deterministic. */
const RUNS = Number(process.env.ADS_FUZZ_RUNS || 500);
const SEED = Number(process.env.ADS_FUZZ_SEED || 1);

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

/** Renders a response from scratch, as a page would; returns whether it had an ad. */
function show(payload: string, run: number): boolean {
  const answer = parseFeed(payload);
  if (answer.kind !== 'ad') {
    return false;
  }
  const { entry } = answer;
  const ad = createFeedAd(entry, 'Carbon');
  flushSync(() =>
    root.render(
      <AdProvider key={run} displayRatio={0}>
        <Pixels urls={entry.pixels} />
        <AdBody ad={ad} shape="inline" />
        <AdBody ad={ad} shape="image" />
      </AdProvider>,
    ),
  );
  return true;
}

it(`shows ${RUNS} responses from seed ${SEED} safely`, () => {
  const random = createRandom(SEED);
  let shown = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const payload = createPayload(random);
    let dangers: string[] = [];
    try {
      if (show(payload, run)) {
        shown += 1;
        dangers = listDangers(place);
      }
    } catch (error) {
      dangers = [String(error)];
    }
    if (dangers.length > 0) {
      throw new Error(
        `Seed ${SEED}, run ${run}: ${dangers.join(', ')}\nThe feed responded with ${payload}`,
      );
    }
  }
  // Most responses must be rendered, or nothing has been tested.
  expect(shown / RUNS).toBeGreaterThan(0.4);
}, 600_000);

it('detects what it looks for', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<a href="http://a.test/" onclick="x"></a><script></script><svg></svg><img src="data:,">';
  expect(listDangers(root)).toEqual([
    '<a href="http://a.test/">',
    '<a onclick>',
    '<a> in the same window',
    '<a> with an opener',
    '<script>',
    '<svg>',
    '<img src="data:,">',
  ]);
});

it('creates the same responses from the same seed', () => {
  const [a, b] = [createRandom(7), createRandom(7)];
  expect(createPayload(a)).toBe(createPayload(b));
  expect(createPayload(a)).not.toBe(createPayload(createRandom(8)));
});
