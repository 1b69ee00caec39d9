import { createSheet, listPlaces, placeSnapshots } from './placeSnapshots';

const createSection = (name: string) =>
  `<section data-demo="${name}" style="--height:40px"><div data-snapshot=a/b/${name} inert></div></section>`;
const page = `<html><head></head><body>${createSection('One')}${createSection('Two')}</body></html>`;

it('finds the places for snapshots, and their surroundings', () => {
  const [one, two] = listPlaces(page);
  expect(one).toEqual({
    name: 'One',
    id: 'a/b/One',
    frame: '<section data-demo="One" style="--height:40px">',
  });
  expect(two).toMatchObject({ name: 'Two', id: 'a/b/Two' });
});

it('leaves a page without snapshots unchanged', () => {
  const writeFile = jest.fn();
  expect(placeSnapshots(page, new Map(), writeFile)).toBe(page);
  expect(writeFile).not.toHaveBeenCalled();
});

const one = { html: '<p class="css-a">$1 &amp; $&amp;</p>', rules: ['.css-a { color: red; }'] };
const two = { html: '<p class="css-b">2</p>', rules: ['.css-b { color: blue; }'] };
const elsewhere = { html: '<p>3</p>', rules: ['.css-c { color: green; }'] };

/** A page with its snapshots, and the files written for it, by address. */
function place(snapshots: Readonly<Record<string, typeof one>>) {
  const files: Record<string, string> = {};
  const placed = placeSnapshots(page, new Map(Object.entries(snapshots)), (text, extension) => {
    const address = `/${Object.keys(files).length}.${extension}`;
    files[address] = text;
    return address;
  });
  return { placed, files };
}

it('puts the first snapshot in its place, and its styles into a file', () => {
  const { placed, files } = place({ 'a/b/One': one, 'a/b/Elsewhere': elsewhere });
  expect(placed).toContain(
    '<div data-snapshot=a/b/One inert><p class="css-a">$1 &amp; $&amp;</p></div>',
  );
  expect(placed).toContain('<div data-snapshot=a/b/Two inert></div>');
  expect(placed).toContain('<head><link rel="stylesheet" href="/0.css"></head>');
  expect(files).toEqual({ '/0.css': '.css-a{color:red;}' });
});

it('puts each of the others into a document that the page refers to', () => {
  const { placed, files } = place({ 'a/b/One': one, 'a/b/Two': two });
  expect(placed).toContain(
    '<div data-snapshot=a/b/Two inert data-later="/2.html"><noscript>' +
      '<iframe src="/2.html" title="" tabindex="-1"></iframe></noscript></div>',
  );
  expect(placed).toContain(
    '<link rel="stylesheet" href="/1.css" media="print" data-later-snapshots></head>',
  );
  expect(Object.keys(files)).toEqual(['/0.css', '/1.css', '/2.html']);
  expect(files['/0.css']).not.toContain('.css-b');
  expect(files['/1.css']).toContain('.css-b{color:blue;}');
  expect(files['/2.html']).toContain(
    '<link rel="stylesheet" href="/1.css"></head><body class="snapshot-body"><p class="css-b">2</p>',
  );
});

it('keeps the order of rules and layers, and joins adjacent rules of one layer', () => {
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

it('keeps custom properties that are used, even if only by another property', () => {
  const sheet = createSheet(
    [':root { --a: var(--b); --b: 1px; --c: 2px; --d: 3px; }', '.css-a { padding: var(--a); }'],
    '<p style="margin: var(--d)"></p>',
  );
  expect(sheet).toContain('--a');
  expect(sheet).toContain('--b');
  expect(sheet).toContain('--d');
  expect(sheet).not.toContain('--c');
});
