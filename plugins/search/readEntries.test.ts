import { fromHtml } from 'hast-util-from-html';
import type { BuiltPage } from '../builtPages';
import { findByClass } from '../builtPages';
import { orderEntries } from './orderEntries';
import { readEntries } from './readEntries';

/** A page as the build writes it: without optional quotes and end tags. */
function createPage(path: string, html: string): BuiltPage {
  const document = fromHtml(`<main><div class="theme-doc-markdown markdown">${html}</div></main>`);
  return { path, version: 'v8', document, content: findByClass(document, 'theme-doc-markdown')! };
}

const BADGE =
  '<a class="badge_a pro_b" title="Needs the Pro plan" aria-label="Pro plan" href=/x/>Pro</a>';

const GUIDE = createPage(
  '/x/react-data-grid/sorting/',
  `<header><div><h1>Sorting</h1></div><p class="lead description">Sort rows.<div class=block_f>An ad</div></header>
  <h2 class=anchor id=several>Sort by several columns${BADGE}<a href=#several class=hash-link>\u200b</a></h2>
  <p>The second column <code>breaks</code> ties.<ul><li>One<li>Two</ul>
  <pre><code>not prose</code></pre>
  <h3 id=api>API</h3>
  <section id=MultiSort aria-label="Delays in order demo" data-demo=MultiSort><h4 id=inside>No heading</h4></section>
  <ul><li id=export-DataGrid><code>DataGrid</code><li id=export-useGridX><code>useGridX</code>
    <span data-plan=premium><span class=visually-hidden>Premium plan</span></span></ul>
  <details id=event-rowClick><summary><code>rowClick</code><span>Fired when a row is clicked.</span></summary><p id=x>More</details>
  <details id=api-setRows><summary><code>setRows()</code><span>Sets rows.</span></summary></details>`,
);

const REFERENCE = createPage(
  '/x/api/data-grid/data-grid/',
  `<header><h1>DataGrid API</h1><p class=description>The props.</header>
  <h2 id=props>Props</h2>
  <table data-rows=props><tbody><tr id=data-grid-prop-columnVisibilityModel>
  <th>columnVisibility<wbr>Model <small>since v5</small> <b>required</b> <em>Pro</em><td>Type<td><td>Which columns are
  visible.</table>
  <table data-rows=classes><tbody><tr id=data-grid-classes-cell><th>.MuiDataGrid-cell<td>A cell.</table>
  <table><tbody><tr id=other><th>Not a row of ours<td>x</table>`,
);

const API = createPage(
  '/x/api/data-grid/grid-api/',
  `<header><h1>GridApi API</h1><p class=description>The properties.</header><h2 id=properties>Properties</h2>
  <table data-rows=props><tbody><tr id=grid-api-prop-setRows><th>setRows<td>() => void<td>Sets rows.</table>`,
);

const list = (page: BuiltPage) =>
  readEntries(page).map(({ kind, title, path, plan }) => [kind, title, path.split('#')[1], plan]);

it('reads the content of a guide: its sections, demos and catalogues', () => {
  expect(list(GUIDE)).toEqual([
    ['page', 'Sorting', undefined, undefined],
    ['heading', 'Sort by several columns', 'several', 'pro'],
    ['heading', 'API', 'api', undefined],
    ['demo', 'Delays in order', 'MultiSort', undefined],
    ['export', 'DataGrid', 'export-DataGrid', undefined],
    ['export', 'useGridX', 'export-useGridX', 'premium'],
    ['event', 'rowClick', 'event-rowClick', undefined],
    ['method', 'setRows()', 'api-setRows', undefined],
  ]);
});

it('reads the text of a section, without badges and ads', () => {
  const [page, section] = readEntries(GUIDE);
  expect(page!.text).toBe('Sort rows.');
  expect(section!.text?.split('\n')).toEqual([
    'The second column breaks ties.',
    'One',
    'Two',
    'not prose',
  ]);
});

it('reads table rows, asides and listings as separate passages', () => {
  const page = createPage(
    '/x/react-date-pickers/timezone/',
    `<header><h1>Time zone</h1></header>
    <details class=toc><summary>On this page</summary><nav><ul><li><a href=#wrong>Wrong</a></ul></nav></details>
    <p>Before the first heading.</p>
    <h2 id=wrong>When something goes wrong</h2>
    <div class=frame><table><thead><tr><th>You see<th>What to do
    <tbody><tr><td><code>Missing UTC plugin</code>, with Day.js<td>Extend it<tr><td>A <code>RangeError</code><td></table></div>
    <div class="theme-admonition theme-admonition-warning alert"><div class=admonitionHeading_G><span class=admonitionIcon_R><svg></svg></span>warning</div>
    <div class=admonitionContent_B><p>An offset is not enough.<ul><li>One<ul><li>Inner</ul></ul></div></div>
    <div class="theme-admonition theme-admonition-info alert"><div class=admonitionHeading_G><span class=admonitionIcon_R></span>Dates that are off</div>
    <div class=admonitionContent_B><p>Set <code>timezone</code>.</div></div>
    <div class=theme-code-block><pre class="block_g"><code><div class=token-line>dayjs.extend(<span>utc</span>);<br></div><div class=token-line>dayjs.extend(timezone);<br></div></code></pre></div>
    <div role=tabpanel><p>With npm</div>
    <section id=Demo data-demo=Demo aria-label="A demo"><p>Not this</section>`,
  );
  const [guide, section] = readEntries(page);
  expect(guide!.text?.split('\n')).toEqual(['', 'Before the first heading.']);
  expect(section!.text?.split('\n')).toEqual([
    'Missing UTC plugin, with Day.js · Extend it',
    'A RangeError',
    'An offset is not enough.',
    'One Inner',
    'Dates that are off',
    'Set timezone.',
    'dayjs.extend(utc); dayjs.extend(timezone);',
    'With npm',
  ]);
});

it('reads the rows of a reference page under the name of its subject', () => {
  expect(list(REFERENCE)).toEqual([
    ['component', 'DataGrid', undefined, undefined],
    ['prop', 'columnVisibilityModel', 'data-grid-prop-columnVisibilityModel', 'pro'],
    ['class', '.MuiDataGrid-cell', 'data-grid-classes-cell', undefined],
  ]);
  expect(readEntries(REFERENCE)[1]).toMatchObject({
    page: 'DataGrid',
    text: 'Which columns are visible.',
  });
});

it('knows methods and interfaces', () => {
  expect(list(API)).toEqual([
    ['interface', 'GridApi', undefined, undefined],
    ['method', 'setRows', 'grid-api-prop-setRows', undefined],
  ]);
});

it('keeps each thing once, guides first', () => {
  const entries = [...readEntries(API), ...readEntries(REFERENCE), ...readEntries(GUIDE)];
  expect(orderEntries(entries).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'page Sorting',
    'heading Sort by several columns',
    'demo Delays in order',
    'export useGridX',
    'event rowClick',
    'interface GridApi',
    'method setRows',
    'component DataGrid',
    'prop columnVisibilityModel',
    'class .MuiDataGrid-cell',
  ]);
});

it('reads the old names of a section', () => {
  const page = createPage(
    '/x/react-data-grid/editing/',
    '<header><h1>Editing</h1></header><h2 id=check><span id=server-side-validation class=heading-alias></span><span id=server-check class=heading-alias></span>Check on the server</h2>',
  );
  expect(readEntries(page)[1]).toMatchObject({
    title: 'Check on the server',
    path: '/x/react-data-grid/editing/#check',
    aliases: 'server side validation check',
  });
});

it('reads nothing from a page without a title', () => {
  expect(readEntries(createPage('/x/', '<p>Moved'))).toEqual([]);
});

it('finds a known problem by its title, on its own page', () => {
  const item = (id: string, search: string, title: string) =>
    `<li id=${id} data-search=${search}><strong>${title}</strong> (8.7.0)<a class=hash-link href=#${id}>\u200b</a><br>Bars <code>touch</code>.<br>Workaround: Wait.`;
  const page = createPage(
    '/x/react-charts/bars/',
    `<header><h1>Bars</h1></header><h2 id=sizes>Sizes</h2>
    <h2 id=known-problems>Known problems</h2><p>Bugs.<ul>${item('export-gap', 'entry', 'A <code>gap</code> stays')}${item('export-step', 'none', 'Steps')}</ul>
    <h3 id=charts data-search=none>Charts</h3>`,
  );
  expect(orderEntries(readEntries(page))).toEqual([
    expect.objectContaining({ kind: 'page', title: 'Bars' }),
    expect.objectContaining({ kind: 'heading', title: 'Sizes' }),
    {
      kind: 'problem',
      title: 'A gap stays',
      path: '/x/react-charts/bars/#export-gap',
      text: '(8.7.0) Bars touch. Workaround: Wait.',
      page: 'Bars',
      plan: undefined,
    },
  ]);
});
