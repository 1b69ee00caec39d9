import { compareTexts } from './compareTexts';
import { findChange, findProblems, listLinks } from './findProblems';
import { parse } from './parseMarkdown';
import { listForeignLinks, toOwnLink } from './toOwnLink';

const messages = (text: string) =>
  findProblems(parse(text)).map(({ line, message }) => `${line} ${message}`);

test('Markdown with tables, code, quotes and lists has no problem', () => {
  expect(
    messages(
      '# A\n\n| a | b |\n| - | - |\n| `x \\| y` | [l](https://a.example/) |\n\n> **B**\n>\n> - c\n\n```tsx title="a"\n<A />\n```\n\n型 \\<A>\n',
    ),
  ).toEqual([]);
});

test('HTML, links without text and values that are not text are reported with their line', () => {
  expect(messages('a\n\n<Badge kind="pro" />\n')).toEqual([
    '3 "<Badge kind="pro" />" is HTML. A component was not converted to Markdown.',
  ]);
  expect(messages('[](https://a.example/)\n')).toEqual([
    '1 The link to https://a.example/ has no text.',
  ]);
  expect(messages('# \n\n![](a.png)\n\n[object Object]\n')).toEqual([
    '1 A heading is empty.',
    '3 The image a.png has no alternative text.',
    '5 "[object Object]" contains a value that is not text.',
  ]);
});

test('text that changes when it is serialized again is reported', () => {
  expect(findChange(parse('# A\n\n- b\n\n  c\n\n**d**\n'))).toBeUndefined();
  // An empty paragraph is not written.
  const tree = parse('a\n');
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '' }] });
  expect(findChange(tree)).toMatchObject({
    message: 'This changes when it is parsed and serialized again.',
  });
});

test('links are listed once', () => {
  expect(listLinks(parse('[a](/x/) [b](/x/) <https://a.example/> ![c](/c.png)'))).toEqual([
    '/x/',
    'https://a.example/',
    '/c.png',
  ]);
});

test('links to the site are its own, except those that its pages spell out', () => {
  const foreign = listForeignLinks(
    '<a class=x href=https://a.example/legal/ >x</a><link href=https://a.example/x/>',
  );
  expect(toOwnLink('https://a.example/x/', 'https://a.example', foreign)).toBe('/x/');
  expect(toOwnLink('https://a.example/legal/', 'https://a.example', foreign)).toBe(
    'https://a.example/legal/',
  );
  expect(toOwnLink('https://b.example/', 'https://a.example', foreign)).toBe('https://b.example/');
});

const page = (html: string) =>
  `<body><p>Menu<div class="theme-doc-markdown markdown">${html}</div>`;

const compare = (html: string, markdown: string) => compareTexts(html, parse(markdown));

test('a page and its Markdown say the same, ignoring what is only for the screen', () => {
  const html = page(
    '<h1>Sort<wbr>ing</h1><details><summary>On this page</summary><nav><a href=#a>A</a></nav></details><h2 id=a>Rows<a class=hash-link href=#a>\u200b</a></h2><button>Copy</button><p hidden>Filter</p><pre><code><span>const</span> <span>a</span>Row</code></pre><table data-rows=props><thead><tr><th>Name<tbody><tr><th>rows</table><section data-demo=A aria-label="Clicks demo"><div>14:05</div></section>',
  );
  expect(
    compare(html, '# Sorting\n\n## Rows\n\n    const aRow\n\n- `rows`\n\n**Demo: Clicks**\n'),
  ).toEqual([]);
});

test('words that the Markdown lacks are listed, and a missing value is reported', () => {
  expect(compare(page('<p>Two rows, two columns.</p>'), 'Two rows.\n')).toEqual([
    'is missing words of the page: two, columns',
  ]);
  expect(compare(page('<p>A <code>b</code></p>'), 'A `b` undefined\n')).toEqual([
    'says "undefined" where the page does not.',
  ]);
});
