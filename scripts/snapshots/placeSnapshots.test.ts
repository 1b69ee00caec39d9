import { createSheet, listPlaces, placeSnapshots } from './placeSnapshots';

const createSection = (name: string) =>
  `<section data-demo="${name}" style="--height:40px"><div data-snapshot=a/b/${name} inert></div></section>`;
const page = `<html><head></head><body>${createSection('One')}${createSection('Two')}</body></html>`;

it('finds where snapshots can stand, and what is around them', () => {
  const [one, two] = listPlaces(page);
  expect(one).toEqual({
    name: 'One',
    id: 'a/b/One',
    frame: '<section data-demo="One" style="--height:40px">',
  });
  expect(two).toMatchObject({ name: 'Two', id: 'a/b/Two' });
});

it('leaves a page without snapshots as it is', () => {
  const writeSheet = jest.fn();
  expect(placeSnapshots(page, new Map(), writeSheet)).toBe(page);
  expect(writeSheet).not.toHaveBeenCalled();
});

it('puts each snapshot into its place, and their styles once into a file', () => {
  const writeSheet = jest.fn(() => '/a.css');
  const rules = ['.css-a { color: red; }'];
  const placed = placeSnapshots(
    page,
    new Map([
      ['a/b/One', { html: '<p class="css-a">$1 &amp; $&amp;</p>', rules }],
      ['a/b/Two', { html: '<p class="css-a">2</p>', rules }],
      ['a/b/Elsewhere', { html: '<p>3</p>', rules: ['.css-c { color: blue; }'] }],
    ]),
    writeSheet,
  );
  expect(placed).toContain(
    '<div data-snapshot=a/b/One inert><p class="css-a">$1 &amp; $&amp;</p></div>',
  );
  expect(placed).toContain('<div data-snapshot=a/b/Two inert><p class="css-a">2</p></div>');
  expect(placed).toContain('<head><link rel="stylesheet" href="/a.css"></head>');
  expect(writeSheet.mock.calls).toEqual([['.css-a{color:red;}']]);
});

it('keeps the order of rules and layers, and joins neighbours of one layer', () => {
  expect(
    createSheet(
      [
        '@layer mui { .css-a { color: red; } }',
        '@layer mui { .css-a { color: green; } }',
        '@media (width > 600px) { .css-a { margin: 0 auto; } }',
        '@layer mui { .css-b { color: blue; } }',
      ],
      '',
    ),
  ).toBe(
    '@layer mui{.css-a{color:red;}.css-a{color:green;}}' +
      '@media (width > 600px){.css-a{margin:0 auto;}}' +
      '@layer mui{.css-b{color:blue;}}',
  );
});

it('keeps custom properties that something reads, be it another property', () => {
  const sheet = createSheet(
    [':root { --a: var(--b); --b: 1px; --c: 2px; --d: 3px; }', '.css-a { padding: var(--a); }'],
    '<p style="margin: var(--d)"></p>',
  );
  expect(sheet).toContain('--a');
  expect(sheet).toContain('--b');
  expect(sheet).toContain('--d');
  expect(sheet).not.toContain('--c');
});
