import { fromHtml } from 'hast-util-from-html';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import type { DemoSources, DemoSource } from '../../src/lib/contracts/demos';
import { findByClass } from '../builtPages';
import { DEFAULT_VARIANT, type MarkdownVariant } from '../../src/lib/markdownPath';
import { convertPage, listVariants, writeVariant } from './convertPage';

const HEADER =
  '<header class=header_x><div class=title_x><h1>Sort<wbr>ing</h1></div><p class="lead_x description">Sort rows.<div class=block_x data-ad-slot=""></div></header>';

function createPage(html: string, header = HEADER) {
  const tree = fromHtml(`<body><div class="theme-doc-markdown markdown">${header}${html}</div>`);
  return convertPage(findByClass(tree, 'theme-doc-markdown')!, {
    path: '/x/react-data-grid/sorting/',
    url: 'https://docs.example/base/x/react-data-grid/sorting/',
    version: CURRENT_VERSION,
    libraryVersion: '8.7.0',
  });
}

/** The content below title, lead and the line with facts. */
function convert(html: string): string {
  const text = writeVariant(createPage(html), new Map(), DEFAULT_VARIANT);
  return text.split('\n\n').slice(3).join('\n\n').trimEnd();
}

it('starts with title, lead, and what the page is about', () => {
  const marks =
    '<header><div><h1>Bars</h1><a data-markdown="mark" title="Needs it" aria-label="Pro plan" href="/x/">Pro</a><span data-markdown="mark"><span aria-hidden="true">Preview</span><span class="visually-hidden">Preview feature</span></span></div></header>';
  expect(writeVariant(createPage('', marks), new Map(), DEFAULT_VARIANT)).toBe(
    '# Bars\n\nProduct: Data Grid · Plan: Pro plan · Status: Preview feature · Version: 8.7.0 · Page: <https://docs.example/base/x/react-data-grid/sorting/>\n',
  );
  expect(writeVariant(createPage(''), new Map(), DEFAULT_VARIANT)).toContain(
    '# Sorting\n\nSort rows.\n\nProduct: Data Grid · Plan: Community (free) ·',
  );
});

it("leaves out what's only for the screen", () => {
  expect(
    convert(`<details class=contents_x><summary>On this page</summary><nav><ul><li><a href=#a>A</a></ul></nav></details>
<h2 id=a>A<a class=hash-link href=#a aria-label="Direct link to A">\u200b</a></h2>
<p hidden>Filter <input></p><button>Copy</button><svg><path d=M0 /></svg><noscript>No script</noscript>
<div data-markdown=none>Nothing</div><p>Text with a long<wbr>Name and an\u00ad other.</p>`),
  ).toBe('## A\n\nText with a longName and an other.');
});

it('links to pages by their full URL, and to sections of its own page', () => {
  expect(
    convert(
      '<p><a href=/base/x/react-charts/#bars>Bars</a>, <a href=#a>A</a>, <a href=https://example.com/>out</a><a href=/x/></a></p><p><img src=/base/img/a.svg alt="A | b"></p>',
    ),
  ).toBe(
    '[Bars](https://docs.example/base/x/react-charts/#bars), [A](https://docs.example/base/x/react-data-grid/sorting/#a), [out](https://example.com/)\n\n![A | b](https://docs.example/base/img/a.svg)',
  );
});

it('writes badges as text after what they mark, on their own if they are on their own', () => {
  const mark = '<a data-markdown="mark" aria-label="Pro plan" href="/x/">Pro</a>';
  expect(
    convert(
      `<h2>Pin ${mark}</h2><table><thead><tr><th>Feature<th>Plan<tbody><tr><td>Pinning<td>${mark}</table>`,
    ),
  ).toBe('## Pin (Pro plan)\n\n| Feature | Plan |\n| - | - |\n| Pinning | Pro plan |');
});

describe('code', () => {
  it('keeps lines, language and title of a block of Docusaurus', () => {
    expect(
      convert(
        '<div class="language-tsx codeBlockContainer_x theme-code-block"><div class=codeBlockTitle_x>theme.ts</div><div><pre class="prism-code language-tsx"><code><div class=token-line>const <span>a</span> = 1;<br></div><div class=token-line><br></div><div class=token-line>  b();<br></div></code></pre></div></div>',
      ),
    ).toBe('```tsx title="theme.ts"\nconst a = 1;\n\n  b();\n```');
  });

  it('uses a longer fence for code that contains one', () => {
    expect(
      convert('<pre><code class=language-md>```js\na\n```</code></pre><p><code>`a``b`</code>'),
    ).toBe('````md\n```js\na\n```\n````\n\n``` `a``b` ```');
  });

  it('is a link if all of it is one, otherwise is followed by its links', () => {
    expect(
      convert(
        '<p><code><a href=/x/a/>Col<wbr>Def</a></code> <code>Pick&lt;<a href=/x/a/>ColDef</a>, <a href=/x/b/>Row</a>></code></p>',
      ),
    ).toBe(
      '[`ColDef`](https://docs.example/x/a/) `Pick<ColDef, Row>` (see [`ColDef`](https://docs.example/x/a/), [`Row`](https://docs.example/x/b/))',
    );
  });
});

describe('tables', () => {
  it('keep pipes in code, empty cells, breaks as spaces, and Japanese', () => {
    expect(
      convert(
        "<table><thead><tr><th>型<th>説明<tbody><tr><td><code>'a' | 'b'</code><td>一行目<br>二行目<tr><td>a | b<td></table>",
      ),
    ).toBe("| 型 | 説明 |\n| - | - |\n| `'a' \\| 'b'` | 一行目 二行目 |\n| a \\| b | |");
  });

  it('become a list if a cell has more than one line', () => {
    expect(
      convert(
        '<table><thead><tr><th>You want<th>Use<tbody><tr><td>Order<td>One of:<ul><li>a<ul><li>b</ul><li>c</ul><tr><td>None<td></table>',
      ),
    ).toBe('- Order\n\n  One of:\n\n  - a\n    - b\n  - c\n\n- None');
  });

  const row = (type: string, description: string) =>
    `<table data-rows=props><thead><tr><th>Name<th>Type<th>Default<th>Description<tbody><tr id=a-prop-rows><th>row<wbr>s <b>required</b> <small>since v7</small> <em>Pro</em><td>${type}<td>'a'<td>${description}</table>`;

  it('of the reference name their columns, with notes as text', () => {
    expect(
      convert(
        row('Row[]<details><summary>Definition</summary>{ a: 1 }</details>', 'The rows.<p>More.'),
      ),
    ).toBe(
      "- `rows` (required, since v7, Pro plan). Type: `Row[]`. Default: `'a'`\n\n  The rows.\n\n  More.\n\n  **Definition**\n\n  ```tsx\n  { a: 1 }\n  ```",
    );
  });

  it('of the reference stay tables while their rows are short', () => {
    expect(convert(row("'x' | 'y'", 'The rows.<div><strong>Deprecated</strong> — no</div>'))).toBe(
      "| Name | Type | Default | Description |\n| - | - | - | - |\n| `rows` (required, since v7, Pro plan) | `'x' \\| 'y'` | `'a'` | The rows. **Deprecated** — no |",
    );
    expect(convert(row('string', 'Long. '.repeat(60)))).toContain('- `rows` (required');
  });
});

it('quotes asides, in lists too', () => {
  expect(
    convert(
      '<ul><li><p>One</p><div class="theme-admonition theme-admonition-warning"><div class=admonitionHeading_x><span><svg></svg></span>Careful</div><div class=admonitionContent_x><p>Text</p><ul><li>a</ul></div></div></ul>',
    ),
  ).toBe('- One\n\n  > **Careful**\n  >\n  > Text\n  >\n  > - a');
});

it('shows every tab with its label, and collapsed content', () => {
  expect(
    convert(
      '<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel><p>A</div><div role=tabpanel hidden><p>B</div></div></div><details><summary>More</summary><div><p>C</div></details>',
    ),
  ).toBe('**npm**\n\nA\n\n**yarn**\n\nB\n\n**More**\n\nC');
});

it('turns the rows of a catalogue into sections', () => {
  expect(
    convert(
      '<h2>All events</h2><details id=event-a><summary><code>a</code><span data-plan=premium title=x><span aria-hidden=true>Premium</span><span class=visually-hidden>Premium plan</span></span><span>Fired.</span></summary><dl><div><dt>Parameters<dd><code>A</code></div><div><dt>Prop<dd>None</div></dl><figure><figcaption>Call</figcaption><pre><code>a();</code></pre></figure><p><a href=#event-a>Link to a</a></p></details>',
    ),
  ).toBe(
    '## All events\n\n### `a` (Premium plan)\n\nFired.\n\n- Parameters: `A`\n- Prop: None\n\nCall:\n\n```tsx\na();\n```',
  );
});

it('separates parts of one element', () => {
  expect(
    convert(
      '<ul><li data-markdown=parts><a href=/x/>Grid</a><span>Tables.</span><code>p</code></ul>',
    ),
  ).toBe('- [Grid](https://docs.example/x/) – Tables. – `p`');
});

it('lists the install command of every plan, and those of other package managers', () => {
  const text = convert('<div data-install=charts role=group><fieldset>x</fieldset></div>');
  expect(text).toContain('Charts, Community plan (npm):\n\n```bash\nnpm install "@mui/x-charts@^');
  expect(text).toContain('Charts, Pro plan (npm):\n\n```bash\nnpm install "@mui/x-charts-pro@^');
  expect(text).toContain('With pnpm, write `pnpm add` instead of `npm install`.');
  expect(text).not.toContain('data-grid');
});

describe('demos', () => {
  const html =
    '<section id=A data-demo=A aria-label="Three clicks demo"><div data-snapshot=react-data-grid/sorting/A><p>Cell</p></div><pre>preview</pre></section><p>After.</p>';
  const createSource = (code: string, name: string): DemoSource => ({
    files: [
      { name, code: `${code}\n`, html: '' },
      { name: 'rows.css', code: 'a {}', html: '' },
    ],
  });
  const createStyling = (code: string) => ({
    TS: createSource(code, 'A.tsx'),
    JS: createSource(`${code}.js`, 'A.js'),
    dependencies: {},
    typeDependencies: {},
  });
  const demo: DemoSources = {
    name: 'A',
    path: 'docs/A.tsx',
    stylings: { system: createStyling('sx'), Tailwind: createStyling('tw') },
  };
  const sources = new Map([['react-data-grid/sorting/A', demo]]);

  it.each([
    [DEFAULT_VARIANT, '```tsx title="A.tsx"\nsx\n```'],
    [{ language: 'JS', styling: 'Tailwind' }, '```js title="A.js"\ntw.js\n```'],
    // If the demo lacks a variant, its default is shown.
    [{ language: 'TS', styling: 'CSS' }, '```tsx title="A.tsx"\nsx\n```'],
  ] as [MarkdownVariant, string][])('are code in %p', (variant, code) => {
    const page = createPage(html);
    expect(page.demos.map(({ id }) => id)).toEqual(['react-data-grid/sorting/A']);
    expect(writeVariant(page, sources, variant)).toContain(
      `**Demo: Three clicks**\n\n${code}\n\n\`\`\`css title="rows.css"\na {}\n\`\`\`\n\nAfter.`,
    );
  });

  it('create as many variants of a page as they have', () => {
    expect(listVariants([])).toEqual([DEFAULT_VARIANT]);
    expect(listVariants([demo]).map(({ language, styling }) => `${styling} ${language}`)).toEqual([
      'system TS',
      'system JS',
      'Tailwind TS',
      'Tailwind JS',
    ]);
  });

  it('must say where their code is', () => {
    expect(() => createPage('<section data-demo=A aria-label="A demo"></section>')).toThrow(
      'The page doesn\'t say where the code of the demo "A" is.',
    );
  });
});

it('leaves the page unchanged for later readers', () => {
  const tree = fromHtml(`<div class=theme-doc-markdown>${HEADER}<p>a<wbr>b<a href=/x/>c</a></div>`);
  const before = JSON.stringify(tree);
  convertPage(findByClass(tree, 'theme-doc-markdown')!, {
    path: '/x/a/',
    url: 'https://docs.example/x/a/',
    version: CURRENT_VERSION,
    libraryVersion: '8.7.0',
  });
  expect(JSON.stringify(tree)).toBe(before);
});

it('keeps a known problem with its versions, without the link to itself', () => {
  expect(
    convert(
      '<ul><li id=gap data-search=entry><strong>A <code>gap</code> stays</strong> (8.7.0)<a class=hash-link href=#gap>\u200b</a><br>Bars touch.<br>Workaround: Wait.</ul>',
    ),
  ).toBe('- **A `gap` stays** (8.7.0)\\\n  Bars touch.\\\n  Workaround: Wait.');
});
