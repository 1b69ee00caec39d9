/** @jest-environment jsdom */
import { addSink } from './track';
import { findClickEvent, listenToClicks } from './clicks';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="outer">
      <button id="inner" data-ga-event-category="header" data-ga-event-action="github"><b>b</b></button>
      <i>text</i>
    </div>
    <a id="some" data-ga-event-category="docs" data-ga-event-action="click" data-ga-event-split="0.1">s</a>
    <p>plain</p>`;
});

const find = (selector: string, random = 0.5) =>
  findClickEvent(document.querySelector(selector), () => random);

it('uses the nearest element with a category and ignores its ancestors', () => {
  expect(find('b')).toEqual({ name: 'header', action: 'github', label: null });
  expect(find('i')).toEqual({ name: 'ad', action: 'click', label: 'outer' });
  expect(find('p')).toBeUndefined();
  expect(findClickEvent(document, () => 0)).toBeUndefined();
});

it.each([
  ['0.1', 0, true],
  ['0.1', 0.0999, true],
  ['0.1', 0.1, true],
  ['0.1', 0.1001, false],
  ['0.1', 0.9999, false],
  ['1', 0.9999, true],
  ['0', 0.0001, false],
  ['', 0.9999, true],
  ['often', 0.9999, true],
])('counts the share of clicks given by the split: %p, %p', (split, random, isCounted) => {
  document.querySelector('#some')!.setAttribute('data-ga-event-split', split);
  expect(find('#some', random) !== undefined).toBe(isCounted);
});

it('counts a click once, no matter how often it starts listening, even if propagation stops', () => {
  const sink = jest.fn();
  const remove = addSink(sink);
  listenToClicks();
  listenToClicks();
  const button = document.querySelector<HTMLElement>('#inner')!;
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    button.remove();
  });
  document.querySelector<HTMLElement>('b')!.click();
  remove();
  expect(sink.mock.calls).toEqual([[{ name: 'header', action: 'github', label: null }]]);
});
