import { fromHtml } from 'hast-util-from-html';
import { findByClass, type BuiltPage } from '../builtPages';
import { DOCS_VERSIONS, getVersionRoot, splitVersionPath } from '../../src/lib/docsVersions';
import { readSubject } from './readSubject';

const OLDEST = DOCS_VERSIONS.at(-1)!;

function read(path: string, header: string) {
  const document = fromHtml(
    `<div class="theme-doc-markdown">${header}<p><a href="/x/introduction/licensing/#pro-plan">Pro</a></p></div>`,
  );
  const { version } = splitVersionPath(path)!;
  const page: BuiltPage = {
    ...{ path, version, document },
    content: findByClass(document, 'theme-doc-markdown')!,
  };
  return readSubject(page, 'For data');
}

it('reads title, product and plan of a page, but no plan from its text', () => {
  expect(read('/x/react-charts/bars/', '<div><h1>Bar<wbr>Chart</h1></div>')).toEqual({
    title: 'BarChart',
    caption: 'Charts',
    product: 'charts',
  });
  const badge = '<a href="/x/introduction/licensing/#premium-plan">Premium</a>';
  expect(read('/x/react-date-pickers/', `<div><h1>Pickers</h1>${badge}</div>`)).toMatchObject({
    caption: 'Date and Time Pickers',
    plan: 'premium',
  });
});

it('handles the reference, old versions and pages without a product', () => {
  expect(
    read(`${getVersionRoot(OLDEST)}api/data-grid/data-grid/`, '<div><h1>DataGrid</h1></div>'),
  ).toEqual({
    title: 'DataGrid',
    caption: 'Data Grid API',
    product: 'data-grid',
    version: OLDEST,
  });
  expect(read('/x/introduction/', '<div><h1>Introduction</h1></div>')).toEqual({
    title: 'Introduction',
    caption: 'For data',
  });
});

it('reports a page without a title', () => {
  expect(() => read('/x/introduction/', '')).toThrow('/x/introduction/: the page has no title');
});
