import { listRules } from './listRules';

const rules = listRules(
  ['404.html', 'assets/', 'favicon.ico', 'img/', 'index.html', 'runner/', 'x/'],
  ['v8'],
);

const match = (file: string) =>
  rules.filter(({ address, isFolder }) => (isFolder ? file.startsWith(address) : file === address));

it.each([
  ['', 'page'],
  ['index.html', 'page'],
  ['404.html', 'page'],
  ['favicon.ico', 'image'],
  ['img/links/x.png', 'image'],
  ['assets/js/main.0123abcd.js', 'asset'],
  ['x/react-charts/', 'page'],
  ['x/react-charts/index.md', 'page'],
  ['runner/v8/', 'runner'],
  ['runner/v8/index.html', 'runner'],
  ['runner/v8/packages.json', 'page'],
  ['runner/v8/assets/main.0123abcd.js', 'asset'],
])('exactly one rule matches "%s"', (file, kind) => {
  expect(match(file)).toEqual([expect.objectContaining({ kind })]);
});
