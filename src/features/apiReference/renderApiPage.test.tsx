import { createApiToc } from '@site/src/lib/apiPage/createApiToc';
import {
  createBarePage,
  createComponentPage,
  createInterfacePage,
} from '@site/src/lib/apiPage/testPages';
import type { ApiPage } from '@site/src/lib/contracts/api';
import { listReferences } from '@site/src/lib/listReferences';
import { screen, within } from '@testing-library/react';
import { applyLayouts } from './layoutChoice';
import { renderApiPage } from './renderApiPage';

function show(page: ApiPage, baseUrl = '/'): void {
  document.body.innerHTML = renderApiPage(page, baseUrl);
}

function getRow(id: string): HTMLElement {
  return document.getElementById(id)!;
}

function getNames(): Element[] {
  return [...document.querySelectorAll('tbody th')];
}

function getHeadings(): string[] {
  return screen.getAllByRole('heading').map(({ firstChild }) => firstChild?.textContent ?? '');
}

it('collapses the links to demos if they would push down the props', () => {
  const demos = Array.from({ length: 9 }, (_, at) => ({ title: `Page ${at}`, path: `/x/${at}/` }));
  show({ ...createBarePage(), demos });
  const more = document.querySelector('details')!;
  expect(more.querySelector('summary')).toHaveTextContent('4 more pages');
  expect(within(more).getAllByRole('link', { hidden: true })).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Page 4' }).closest('details')).toBeNull();
});

it("shows a component's sections in order", () => {
  show(createComponentPage());
  expect(getHeadings()).toEqual([
    'Demos',
    'Import',
    'Props',
    'Inheritance',
    'Theme default props',
    'Slots',
    'CSS classes',
    'Changes between majors',
    'Source code',
  ]);
  expect(screen.getByRole('link', { name: 'Read the source of DataGrid' })).toHaveAttribute(
    'href',
    'https://example.com/DataGrid.tsx',
  );
});

it('leaves out what is empty but keeps the anchor of the classes', () => {
  show(createBarePage());
  expect(getHeadings()).toEqual(['Import', 'Source code']);
  expect(document.getElementById('classes')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox', { hidden: true })).not.toBeInTheDocument();
});

describe('known problems', () => {
  const create = (title: string, members: string[] = [], slots: string[] = []) => ({
    title,
    path: `/x/react-data-grid/#${title.replace(/\W+/g, '-')}`,
    members,
    slots,
  });

  it('appear in the rows they affect', () => {
    const problems = [
      create('`rows` are lost', ['rows']),
      create('The `footer` jumps', [], ['footer']),
    ];
    show({ ...createComponentPage(), problems }, '/docs/');
    const links = screen.getAllByRole('link', { name: /lost|jumps/ });
    expect(links.map((link) => link.closest('tr')?.id)).toEqual([
      'data-grid-prop-rows',
      'DataGrid-css-footer',
    ]);
    expect(links[0]).toHaveAttribute('href', '/docs/x/react-data-grid/#-rows-are-lost');
    expect(links[0]?.innerHTML).toBe('<code>rows</code> are lost');
  });

  it('break long names at line break opportunities', () => {
    show({ ...createComponentPage(), problems: [create('`disableIgnoringDatePart` is lost')] });
    expect(screen.getByRole('link', { name: /is lost/ }).innerHTML).toBe(
      '<code>disableIgnoring<wbr>DatePart</code> is lost',
    );
  });

  it('appear below the lead if no row matches, collapsed if there are many', () => {
    show({ ...createComponentPage(), problems: [create('It flickers')] });
    const link = screen.getByRole('link', { name: 'It flickers' });
    expect(link.closest('p')).toHaveTextContent('Known problem: It flickers');
    const many = ['One', 'Two', 'Three'].map((title) => create(title));
    show({ ...createComponentPage(), problems: many });
    const list = screen.getByText('3 known problems').closest('details')!;
    expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  });
});

it('shows the warning about a deprecated component first', () => {
  show(createComponentPage({ deprecated: { reason: 'Use [another](/x/a/).' } }));
  expect(screen.getByRole('note')).toHaveTextContent('Deprecated — Use another.');
});

it('shows every import and its bundle size', () => {
  show(createComponentPage());
  expect(document.querySelector('pre')?.textContent).toBe(
    "import { DataGrid } from '@mui/x-data-grid/DataGrid';\n// or\nimport { DataGrid } from '@mui/x-data-grid';",
  );
  expect(
    screen.getByText(/123 kB gzipped on its own, 4.6 kB more on top of GridToolbar, GridFooter/),
  ).toBeInTheDocument();
});

it('imports what is exported under another name with its own name', () => {
  show(createComponentPage({ name: 'FunnelChart', exportName: 'Unstable_FunnelChart' }));
  expect(document.querySelector('pre')).toHaveTextContent(
    "import { Unstable_FunnelChart as FunnelChart } from '@mui/x-data-grid';",
  );
});

it('renders Markdown, shows HTML as text, and adds the base URL to links of the site', () => {
  show(createComponentPage(), '/docs/');
  expect(screen.getByRole('link', { name: 'guide' })).toHaveAttribute(
    'href',
    '/docs/x/react-data-grid/quickstart/',
  );
  const row = getRow('data-grid-prop-columns');
  expect(row).toHaveTextContent('Set of columns of type <GridColDef />.');
  expect(
    within(row).getByRole('link', { name: 'https://mui.com/x/react-data-grid/columns/' }),
  ).toHaveAttribute('href', '/docs/x/react-data-grid/columns/');
});

it('never passes on HTML or unsafe URLs from a description', () => {
  const description = '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![alt](x.png)';
  show(createComponentPage({ description }));
  expect(document.querySelector('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  expect(screen.getByText(/onerror/)).toBeInTheDocument();
});

it('keeps lists, code and emphasis in a description', () => {
  show(
    createComponentPage({
      description: 'One *two* **three**\n\n1. a\n\n- b  \n  c\n\n```\nd\n```',
    }),
  );
  const description = document.querySelector('[data-description]')!;
  expect(description.innerHTML).toBe(
    'One <em>two</em> <strong>three</strong><ol><li>a</li></ol><ul><li>b<br>c</li></ul><pre><code>d</code></pre>',
  );
});

it('marks what is required, deprecated, part of a plan, or newer than the component', () => {
  show(createComponentPage());
  const names = getNames().map(({ textContent }) => textContent);
  expect(names.slice(0, 5)).toEqual([
    'columns required since v8',
    'density Pro',
    'initialState',
    'onRowClick',
    'rows deprecated Premium',
  ]);
  expect(document.querySelector('s')).toHaveTextContent('rows');
  expect(getRow('data-grid-prop-rows')).toHaveTextContent('Deprecated — Use dataSource.');
  expect(getRow('DataGrid-css-footer')).toHaveTextContent('footer since v7');
  expect(getRow('data-grid-classes-cell')).toHaveTextContent('.MuiDataGrid-cell since v8');
  expect(getRow('data-grid-classes-selected')).toHaveTextContent('.Mui-selected state');
});

it('links types to their pages, folds their definitions and lists parameters', () => {
  show(createComponentPage());
  expect(
    within(getRow('data-grid-prop-columns')).getByRole('link', { name: 'GridColDef' }),
  ).toHaveAttribute('href', '/x/api/data-grid/grid-col-def/');
  const density = getRow('data-grid-prop-density');
  expect(density.querySelector('details')).toHaveTextContent("Definition'compact' | 'standard'");
  expect(within(density).getAllByRole('cell')[1]).toHaveTextContent("'standard'");
  const items = within(getRow('data-grid-prop-onRowClick')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'params: GridRowParams With id and row.',
    'details?: GridCallbackDetails',
  ]);
  const state = getRow('data-grid-prop-initialState');
  expect(state.querySelector('details:not([open])')).toHaveTextContent(
    /^Definition\{ field: string/,
  );
  expect(state).toHaveTextContent('See state docs for more.');
});

it('has a column of defaults only if there are any', () => {
  const page = createComponentPage();
  const getColumns = () =>
    [...screen.getByRole('table', { name: 'Props' }).querySelectorAll('thead th')].map(
      ({ textContent }) => textContent,
    );
  show(page);
  expect(getColumns()).toEqual(['Name', 'Type', 'Default', 'Description']);
  show({ ...page, api: { ...page.api, props: page.api.props.slice(0, 1) } });
  expect(getColumns()).toEqual(['Name', 'Type', 'Description']);
});

it('describes defaults in words if the packages do, or else shows them as is', () => {
  const page = createComponentPage();
  const [, density, ...rest] = page.api.props;
  const words = { ...density!, default: '`true` for desktop, `false` for mobile.' };
  const template = { ...density!, name: 'format', default: '`${month} ${year}`' };
  const slots = [{ name: 'field', type: '', default: '<A />, or <B /> if `isB` is `true`.' }];
  show({ ...page, api: { ...page.api, props: [words, template, ...rest], slots } });
  const getDefault = (id: string) => within(getRow(id)).getAllByRole('cell')[1]?.innerHTML;
  expect(getDefault('data-grid-prop-density')).toBe(
    '<span><code>true</code> for desktop, <code>false</code> for mobile.</span>',
  );
  expect(getDefault('data-grid-prop-format')).toBe('`${month} ${year}`');
  const slot = within(getRow('DataGrid-css-field')).getAllByRole('cell')[0];
  expect(slot).toHaveTextContent('<A />, or <B /> if isB is true.');
  expect(slot?.querySelectorAll('code')).toHaveLength(2);
});

it('says what a ref holds and where other props come from', () => {
  show(createComponentPage());
  expect(screen.getByText(/to the component holds/)).toHaveTextContent(
    'A ref to the component holds: HTMLDivElement',
  );
  expect(screen.getByText(/2 props$/).closest('details')).toHaveTextContent('id, title');
});

it("doesn't say what a ref holds if the types don't specify it", () => {
  show(createComponentPage({ ref: {} }));
  expect(screen.getByText(/accepts a/)).toHaveTextContent(
    "The component accepts a ref, but its types don't say what it holds.",
  );
});

it('describes props from another library', () => {
  const members = [
    {
      name: 'sx',
      type: { text: 'SxProps<Theme>' },
      description: 'See the `sx` page.',
    },
    {
      name: 'size',
      type: { text: "'small' | 'medium'" },
      isRequired: true as const,
      default: "'medium'",
      deprecated: { reason: 'Use the theme.' },
    },
  ];
  const props = ['classes', 'size', 'sx'];
  show(
    createComponentPage({
      inherited: [{ from: 'PaperProps', packageName: '@mui/material', props, members }],
    }),
  );
  const fold = screen.getByText(/3 props$/).closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  const terms = [...fold.querySelectorAll('dt')].map(({ id, textContent }) => [id, textContent]);
  expect(terms).toEqual([
    ['data-grid-prop-classes', 'classes'],
    ['data-grid-prop-size', 'size required deprecated'],
    ['data-grid-prop-sx', 'sx'],
  ]);
  expect([...fold.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    "'small' | 'medium'Default: 'medium'Deprecated — Use the theme.",
    'SxProps<Theme>See the sx page.',
  ]);
});

it('says how to override styles, with the theme only if it has a name', () => {
  show(createComponentPage());
  expect(screen.getByText(/With a rule name/)).toHaveTextContent(
    'With a rule name under styleOverrides of MuiDataGrid in the theme.',
  );
  expect(screen.getByText(/rule name of a class/)).toHaveTextContent(
    'The rule name of a class is the part of its name after .MuiDataGrid-.',
  );
  show(createComponentPage({ themeName: undefined }));
  expect(screen.queryByText(/With a rule name/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Override the component's style/)).toBeInTheDocument();
});

it("names the rules of classes that don't follow from their names", () => {
  const classes = [{ key: 'root', className: '.MuiOther-box' }];
  show(createComponentPage({ classes }));
  expect(getRow('data-grid-classes-root')).toHaveTextContent('.MuiOther-boxroot');
});

it('lists what was removed, and where to compare majors', () => {
  show(createComponentPage());
  expect(screen.getByText('New in v6.')).toBeInTheDocument();
  const gone = screen.getByText('No longer available:').nextElementSibling;
  expect(gone).toHaveTextContent('components, until v6class cell--old, until v7');
  expect(screen.getByRole('link', { name: /Compare DataGrid/ })).toHaveAttribute(
    'href',
    '/x/api/changes/?product=data-grid&component=DataGrid',
  );
});

it("marks optional properties of an interface and doesn't link to itself", () => {
  show(createInterfacePage());
  expect(getHeadings()).toEqual(['Import', 'Properties', 'Changes between majors']);
  expect(screen.getByText('GridColDef<R = any>')).toBeInTheDocument();
  expect(screen.getByText(/import type/)).toBeInTheDocument();
  const [field, next] = getNames();
  expect(field).toHaveTextContent('field since v8');
  expect(next).toHaveTextContent('next optional');
  expect(screen.queryByRole('link', { name: 'GridColDef' })).not.toBeInTheDocument();
});

it('has every anchor in the table of contents, and no duplicate IDs', () => {
  const page = createComponentPage();
  const { anchors } = listReferences(renderApiPage(page, '/'));
  expect(anchors).toEqual(
    expect.arrayContaining([
      ...createApiToc(page).map(({ id }) => id),
      'inheritance',
      'theme-default-props',
      'DataGrid-css-MuiDataGrid-cell',
      'DataGrid-css-footer',
      'data-grid-classes-cell',
      'data-grid-classes-selected',
    ]),
  );
  show(page);
  expect([...document.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(anchors);
});

it('explains the plans as they were in its own major', () => {
  const page = { ...createComponentPage(), major: 'v6' as const };
  expect(listReferences(renderApiPage(page, '/')).links).toContain(
    '/x/v6/introduction/licensing/#pro-plan',
  );
});

it('links to pages of the site', () => {
  const { anchors, links } = listReferences(renderApiPage(createComponentPage(), '/'));
  const isHere = (link: string) => link.startsWith('#');
  expect(anchors).toEqual(
    expect.arrayContaining(links.filter(isHere).map((link) => link.slice(1))),
  );
  expect(links.filter((link) => !isHere(link))).toEqual([
    '/x/react-data-grid/sorting/',
    '/x/react-data-grid/quickstart/',
    '/x/api/data-grid/grid-col-def/',
    '/x/react-data-grid/columns/',
    '/x/introduction/licensing/#pro-plan',
    '/x/react-data-grid/state/',
    '/x/api/data-grid/grid-row-params/',
    '/x/introduction/licensing/#premium-plan',
    '/x/api/changes/?product=data-grid&component=DataGrid',
  ]);
});

it('needs only one standalone script, which chooses the layouts', () => {
  show(createComponentPage());
  const root = document.body.firstElementChild!;
  expect(root).toHaveAttribute('data-props', 'expanded');
  localStorage.setItem('dataGrid_apiPage_props', 'collapsed');
  localStorage.setItem('dataGrid_apiPage_slots', 'nonsense');
  const script = root.querySelector('script')!;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // The markup's own text, as a browser would run it.
  new Function(script.textContent)();
  expect(root).toHaveAttribute('data-props', 'collapsed');
  expect(root).toHaveAttribute('data-slots', 'expanded');
  localStorage.clear();
});

it.each([
  { isWide: true, stored: null, layout: 'table' },
  { isWide: false, stored: null, layout: 'expanded' },
  { isWide: false, stored: 'table', layout: 'table' },
  { isWide: true, stored: 'collapsed', layout: 'collapsed' },
])('uses layout $layout if the window is wide: $isWide, stored: $stored', (given) => {
  const { isWide, stored, layout } = given;
  show(createBarePage());
  const root = document.body.firstElementChild!;
  expect(root).toHaveAttribute('data-props', 'expanded');
  if (stored) {
    localStorage.setItem('apiPage_props', stored);
  }
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList);
  const script = root.querySelector('script')!;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(script.textContent)();
  expect(root).toHaveAttribute('data-props', layout);
  root.setAttribute('data-props', 'expanded');
  applyLayouts(document.body);
  expect(root).toHaveAttribute('data-props', layout);
  localStorage.clear();
});

it("supports code blocks in the reason for a deprecation, which can't be in a paragraph", () => {
  const [first, ...others] = createComponentPage().api.props;
  const deprecated = { reason: 'Write:\n\n```jsx\n<Grid />\n```\n\nor less.' };
  show(createComponentPage({ props: [{ ...first!, deprecated }, ...others] }));
  expect(document.querySelector('td pre')).toHaveTextContent('<Grid />');
  expect(document.querySelector('p:empty')).toBeNull();
});
