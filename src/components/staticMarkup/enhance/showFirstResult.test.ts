/** @jest-environment jsdom */
import { showFirstResult } from './showFirstResult';

const scroll = jest.fn<void, []>();
let box: HTMLElement;
let head: HTMLElement;
let first: HTMLElement;

function place(element: HTMLElement, top: number, height: number): void {
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
}

beforeEach(() => {
  document.body.innerHTML = '<p style="position: sticky"></p><h2></h2><div></div>';
  [box, head, first] = [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement];
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
  window.innerHeight = 800;
  place(box, 56, 50);
});

it.each([
  ['below the window', 760],
  ['behind the box', 60],
  ['above the window', -400],
])('scrolls the heading of a result %s under the box', (_, top) => {
  place(first, top, 90);
  showFirstResult({ box, first, head });
  expect(scroll.mock.contexts).toEqual([head]);
});

it('moves nothing if the result is in view', () => {
  place(first, 106, 3000);
  showFirstResult({ box, first, head });
  showFirstResult({ box, first: undefined, head });
  expect(scroll).not.toHaveBeenCalled();
});

it('keeps a box in view that has no space to be sticky', () => {
  box.style.position = 'static';
  place(first, 900, 90);
  showFirstResult({ box, first, head });
  expect(scroll.mock.contexts).toEqual([box]);
});
