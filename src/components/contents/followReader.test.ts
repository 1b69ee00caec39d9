/** @jest-environment jsdom */
import { followReader } from './followReader';

const ACTIVE = 'active';
/**
 * Positions of the parts when the page is scrolled to its top; the table of contents shows two
 * entries at a time.
 */
const PARTS = { one: 200, two: 600, 'three-%25': 1000 };
const ENTRY_HEIGHT = 30;
let scrollY: number;
let column: HTMLElement;

function rect(top: number, height: number): DOMRect {
  return { top, height, bottom: top + height } as DOMRect;
}

function place(element: Element, getTop: () => number, height: number): void {
  element.getBoundingClientRect = () => rect(getTop(), height);
}

function scrollTo(y: number): void {
  scrollY = y;
  window.dispatchEvent(new Event('scroll'));
  jest.runAllTimers();
}

const getActive = () =>
  [...document.querySelectorAll(`.${ACTIVE}[aria-current]`)].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    ${Object.keys(PARTS)
      .map((id) => `<h2 id="${decodeURIComponent(id)}"></h2>`)
      .join('')}
    <nav style="overflow-y: auto"><ul>
      ${Object.keys(PARTS)
        .map((id) => `<li><a href="#${id}">${id}</a></li>`)
        .join('')}
    </ul></nav>`;
  scrollY = 0;
  column = document.querySelector('nav')!;
  const contents = document.querySelector('ul')!;
  contents.getClientRects = () => [rect(0, 90)] as unknown as DOMRectList;
  place(column, () => 0, 2 * ENTRY_HEIGHT);
  document.querySelectorAll('a').forEach((link, index) => {
    place(link, () => index * ENTRY_HEIGHT - column.scrollTop, ENTRY_HEIGHT);
  });
  Object.values(PARTS).forEach((top, index) => {
    place(document.querySelectorAll('h2')[index]!, () => top - scrollY, 20);
  });
});

afterEach(() => jest.useRealTimers());

it("marks the entry of what is being read, and scrolls the column if it's out of view", () => {
  followReader(document.querySelector('ul')!, ACTIVE);
  jest.runAllTimers();
  expect(getActive()).toEqual([]);
  scrollTo(700);
  expect(getActive()).toEqual(['two']);
  expect(column.scrollTop).toBe(0);
  scrollTo(1200);
  expect(getActive()).toEqual(['three-%25']);
  expect(column.scrollTop).toBe(45);
});

it("doesn't scroll the column while the entry stays the same", () => {
  followReader(document.querySelector('ul')!, ACTIVE);
  scrollTo(1200);
  column.scrollTop = 0;
  scrollTo(1250);
  expect(column.scrollTop).toBe(0);
});

it("doesn't scroll the column while the pointer is over it, and catches up once it leaves", () => {
  followReader(document.querySelector('ul')!, ACTIVE);
  jest.runAllTimers();
  column.dispatchEvent(new Event('pointerenter'));
  scrollTo(1200);
  expect(getActive()).toEqual(['three-%25']);
  expect(column.scrollTop).toBe(0);
  column.dispatchEvent(new Event('pointerleave'));
  expect(column.scrollTop).toBe(45);
});

it('stops', () => {
  const stop = followReader(document.querySelector('ul')!, ACTIVE);
  stop();
  scrollTo(700);
  expect(getActive()).toEqual([]);
});
