import { getMarkdownPath } from './markdownPath';

it.each([
  ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting.md'],
  ['/x/v7/api/charts/bar-chart/', '/x/v7/api/charts/bar-chart.md'],
  ['/x/react-charts/', '/x/react-charts.md'],
  ['/x/', '/x/index.md'],
  ['/x/v7/', '/x/v7/index.md'],
])('%s is served as %s', (path, expected) => {
  expect(getMarkdownPath(path)).toBe(expected);
});

it.each([
  ['TS', 'system', '.md'],
  ['JS', 'system', '.js.md'],
  ['TS', 'Tailwind', '.tailwind.md'],
  ['JS', 'Tailwind', '.tailwind.js.md'],
  ['TS', 'CSS', '.css.md'],
  ['JS', 'CSS', '.css.js.md'],
] as const)('%s and %s end in %s', (language, styling, ending) => {
  expect(getMarkdownPath('/x/react-charts/bars/', { language, styling })).toBe(
    `/x/react-charts/bars${ending}`,
  );
});
