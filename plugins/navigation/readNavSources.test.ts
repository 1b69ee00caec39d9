import { locateEntries } from './readNavSources';

const locateIn = (text: string) =>
  Object.fromEntries(locateEntries([{ file: 'nav/charts.ts', text }]));
const at = (line: number, column: number) => ({ file: 'nav/charts.ts', line, column });

it("finds the position of each entry, however it's written", () => {
  const text = `export const charts = {
  pathname: '/x/react-charts',
  children: [
    { pathname: "/x/react-charts/bars" }, { plan: 'pro', pathname: \`/x/react-charts/lines\` },
    {
      pathname:
        '/x/react-charts/pie',
    },
    { 'pathname': '/x/react-charts/bars' },
  ],
};
`;
  expect(locateIn(text)).toEqual({
    '/x/react-charts': [at(2, 3)],
    '/x/react-charts/bars': [at(4, 7), at(9, 7)],
    '/x/react-charts/lines': [at(4, 58)],
    '/x/react-charts/pie': [at(6, 7)],
  });
});

it("doesn't mistake comments and other text for entries", () => {
  expect(
    locateIn(`
// { pathname: '/x/old' }
export const note = "pathname: '/x/none'";
export const a = { pathname: getPath() };
`),
  ).toEqual({});
});
