/** @jest-environment jsdom */
import {
  FIRST_DETECTION,
  POLL_INTERVAL,
  readSight,
  stepDetection,
  type Detection,
  type Sight,
} from './detection';

/** The state after checks at 0, 500, 1000 … ms, up to and including `until`. */
function runUntil(until: number, see: (time: number) => Sight): Detection {
  let state = FIRST_DETECTION;
  for (let time = 0; time <= until; time += POLL_INTERVAL) {
    state = stepDetection(state, see(time));
  }
  return state;
}

const nothing = (): Sight => 'nothing';
const adFrom =
  (start: number) =>
  (time: number): Sight =>
    time >= start ? 'ad' : 'nothing';

it.each<[number, (time: number) => Sight, Detection]>([
  [0, nothing, { attempts: 1, verdict: 'waiting', isOver: false }],
  [2500, nothing, { attempts: 6, verdict: 'waiting', isOver: false }],
  [3000, nothing, { attempts: 7, verdict: 'blocked', isOver: false }],
  [14_000, nothing, { attempts: 29, verdict: 'blocked', isOver: false }],
  [14_500, nothing, { attempts: 30, verdict: 'blocked', isOver: true }],
  [60_000, nothing, { attempts: 30, verdict: 'blocked', isOver: true }],
  [500, adFrom(500), { attempts: 2, verdict: 'shown', isOver: true }],
  [2000, () => 'backers', { attempts: 1, verdict: 'backers', isOver: true }],
  // Blocked for 3 s, then recovered.
  [10_000, adFrom(10_000), { attempts: 21, verdict: 'shown', isOver: true }],
  // Too late to be noticed.
  [20_000, adFrom(15_000), { attempts: 30, verdict: 'blocked', isOver: true }],
])('after %d ms', (time, see, expected) => {
  expect(runUntil(time, see)).toEqual(expected);
});

it.each([
  ['', 'nothing'],
  ['<script id="_carbonads_js"></script>', 'nothing'],
  ['<div id="carbonads"><a href="https://shop.test/">Buy</a></div>', 'ad'],
  ['<div class="carbonads"></div>', 'ad'],
  ['<div class="ea-placement"></div>', 'ad'],
  ['<div id="carbonads"><a href="https://backers.test/a">Back us</a></div>', 'backers'],
])('detects in "%s": %s', (html, sight) => {
  document.body.innerHTML = html;
  expect(readSight(document.body, 'https://backers.test/')).toBe(sight);
});
