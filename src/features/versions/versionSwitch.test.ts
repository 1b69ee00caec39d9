/** @jest-environment jsdom */
import {
  describePage,
  forgetSwitch,
  readOrigin,
  readSwitchQuery,
  readSwitch,
  rememberOrigin,
  rememberSwitch,
  removeSwitchQuery,
} from './versionSwitch';

it('reads what the version menu writes', () => {
  expect(readSwitchQuery('?from=react-charts%2Fzoom%2F&why=overview')).toEqual({
    from: 'react-charts/zoom/',
    reason: 'overview',
  });
});

it.each(['', '?from=a/', '?why=renamed', '?from=a/&why=x', '?from=%3Cb%3E&why=renamed'])(
  'ignores "%s"',
  (search) => {
    expect(readSwitchQuery(search)).toBeUndefined();
  },
);

it('leaves the rest of a query alone', () => {
  expect(removeSwitchQuery('?from=a/&why=renamed')).toBe('');
  expect(removeSwitchQuery('?a=1&from=b/&why=renamed')).toBe('?a=1');
});

it.each([
  ['react-charts/zoom-and-pan/', 'Zoom and pan'],
  ['react-tree-view/rich-tree-view/items/', 'Items'],
  ['react-data-grid/', 'Data grid'],
  ['api/charts/bar-chart/', 'BarChart API'],
  ['api/data-grid/', 'Data grid'],
])('describes %s in words: %s', (path, words) => {
  expect(describePage(path)).toBe(words);
});

it("remembers a switch and the page's title until it's forgotten", () => {
  expect(readSwitch()).toBeUndefined();
  const origin = { title: 'Zoom and pan', path: '/x/react-charts/zoom-and-pan/#slider' };
  rememberSwitch(origin);
  expect(readSwitch()).toEqual(origin);
  forgetSwitch();
  expect(readSwitch()).toBeUndefined();
});

it('ignores invalid stored values', () => {
  sessionStorage.setItem('docs-version-switch', 'true or not');
  expect(readSwitch()).toBeUndefined();
});

it('remembers the way back for one page', () => {
  rememberOrigin({ page: '/x/v6/react-charts/', origin: '/x/react-charts/radar/' });
  expect(readOrigin('/x/v6/react-charts/')).toBe('/x/react-charts/radar/');
  expect(readOrigin('/x/v6/react-charts/bars/')).toBeUndefined();
  sessionStorage.setItem('docs-version-origin', '{');
  expect(readOrigin('/x/v6/react-charts/')).toBeUndefined();
});
