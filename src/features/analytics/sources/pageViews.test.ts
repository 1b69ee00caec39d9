/** @jest-environment jsdom */
import { announceNavigation } from '../navigation';
import { addSink } from '../track';
import { readPageView, startPageViews } from './pageViews';

const sink = jest.fn();
let stop: () => void;
let remove: () => void;

function visit(path: string, title: string): void {
  window.history.pushState(null, '', path);
  announceNavigation();
  document.title = title;
}

const getViews = () =>
  sink.mock.calls.map(([{ page_location, page_title }]) => [page_location, page_title]);

beforeEach(() => {
  jest.useFakeTimers();
  sink.mockClear();
  document.head.innerHTML = '';
  remove = addSink(sink);
});

afterEach(() => {
  stop?.();
  remove();
  jest.useRealTimers();
});

it.each([
  ['/x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts', '/x/react-charts/'],
  ['/en/x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts/#zoom', '/x/react-charts/'],
  ['/x/react-charts/?from=a#zoom', '/x/react-charts/'],
  ['/x/v7/react-charts/', '/x/v7/react-charts/'],
  ['/', '/'],
])('the location of %s is %s', (path, location) => {
  window.history.pushState(null, '', path);
  expect(readPageView().page_location).toBe(location);
});

it('reads product and family, or returns null', () => {
  expect(readPageView()).toMatchObject({ productId: 'null', productCategoryId: 'null' });
  document.head.innerHTML =
    '<meta name="mui:productId" content="x-charts"><meta name="mui:productCategoryId" content="x">';
  expect(readPageView()).toMatchObject({ productId: 'x-charts', productCategoryId: 'x' });
});

it('counts each page once, with its own title, and none that was left immediately', () => {
  window.history.pushState(null, '', '/x/');
  document.title = 'Start';
  stop = startPageViews();
  jest.runAllTimers();
  visit('/x/react-charts/', 'Charts');
  visit('/x/react-tree-view/', 'Trees');
  jest.runAllTimers();
  visit('/x/react-tree-view/#items', 'Trees');
  jest.runAllTimers();
  visit('/x/', 'Start');
  jest.runAllTimers();
  expect(getViews()).toEqual([
    ['/x/', 'Start'],
    ['/x/react-tree-view/', 'Trees'],
    ['/x/', 'Start'],
  ]);
});

it("counts nothing after it's stopped", () => {
  stop = startPageViews();
  stop();
  visit('/x/react-charts/', 'Charts');
  jest.runAllTimers();
  expect(sink).not.toHaveBeenCalled();
});
