import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';
import { addSink, holdEvents, releaseEvents, track } from './track';

const display: AnalyticsEvent = { name: 'ad', action: 'display', label: 'in-house-templates' };
const github: AnalyticsEvent = { name: 'header', action: 'github', label: null };

it("passes a sink the events that happen while it's connected and no earlier ones", () => {
  const sink = jest.fn<void, [AnalyticsEvent]>();
  track(display);
  const remove = addSink(sink);
  track(github);
  remove();
  track(display);
  expect(sink.mock.calls).toEqual([[github]]);
});

it('holds events for a sink that is loading, once and in order', () => {
  const sink = jest.fn<void, [AnalyticsEvent]>();
  holdEvents();
  track(display);
  track(github);
  const remove = addSink(sink);
  releaseEvents();
  releaseEvents();
  remove();
  expect(sink.mock.calls).toEqual([[display], [github]]);
});

it("sends events between a sink's connection and the release once", () => {
  const sink = jest.fn<void, [AnalyticsEvent]>();
  holdEvents();
  track(display);
  const remove = addSink(sink);
  track(github);
  releaseEvents();
  remove();
  expect(sink.mock.calls).toEqual([[display], [github]]);
});

it('drops held events if no sink connects', () => {
  const sink = jest.fn<void, [AnalyticsEvent]>();
  holdEvents();
  track(display);
  releaseEvents();
  const remove = addSink(sink);
  releaseEvents();
  remove();
  expect(sink).not.toHaveBeenCalled();
});
