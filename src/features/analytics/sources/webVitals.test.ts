import { addSink } from '../track';
import { isMeasured, measureWebVitals } from './webVitals';

const report = jest.fn<void, [(metric: object) => void]>();

jest.mock('web-vitals', () => {
  const nothing = () => {};
  return {
    onCLS: (callback: (metric: object) => void) => report(callback),
    ...{ onFCP: nothing, onINP: nothing, onLCP: nothing, onTTFB: nothing },
  };
});

it.each([
  [0, true],
  [0.00009, true],
  [0.0001, true],
  [0.00010001, false],
  [0.001, false],
  [0.5, false],
  [0.9999, false],
])('a sample of %p: %p', (random, isHit) => {
  expect(isMeasured(random)).toBe(isHit);
});

it('measures one in ten thousand', () => {
  const samples = Array.from({ length: 100_000 }, (_item, index) => (index + 0.5) / 100_000);
  expect(samples.filter(isMeasured)).toHaveLength(10);
});

it('samples once per load and sends ID, name, label, delta and value', async () => {
  const sink = jest.fn();
  const remove = addSink(sink);
  await measureWebVitals(0);
  await measureWebVitals(0);
  expect(report).toHaveBeenCalledTimes(1);
  report.mock.calls[0]![0]({ name: 'CLS', id: 'v5-1', delta: 0.1, value: 0.3, entries: [] });
  remove();
  expect(sink.mock.calls).toEqual([
    [{ name: 'CLS', id: 'v5-1', label: 'Web Vitals', delta: 0.1, value: 0.3 }],
  ]);
});
