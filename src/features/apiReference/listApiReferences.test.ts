import { createApiToc } from './createApiToc';
import { listApiAnchors } from './listApiAnchors';
import { listApiLinks } from './listApiLinks';
import { createBarePage, createComponentPage } from './testPages';

it('lists what the contents lead to, and the anchors of slots and classes', () => {
  const anchors = listApiAnchors(createComponentPage());
  expect(anchors).toEqual(
    expect.arrayContaining([
      ...createApiToc(createComponentPage()).map(({ id }) => id),
      'inheritance',
      'theme-default-props',
      'DataGrid-css-MuiDataGrid-cell',
      'DataGrid-css-footer',
      'data-grid-classes-cell',
      'data-grid-classes-selected',
    ]),
  );
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(listApiAnchors(createBarePage())).toContain('classes');
});

it('lists the links into the site, each once and as it is', () => {
  expect(listApiLinks(createComponentPage())).toEqual([
    '/x/introduction/licensing/',
    '/x/react-data-grid/sorting/',
    '/x/react-data-grid/quickstart/',
    '/x/api/data-grid/grid-col-def/',
    '/x/react-data-grid/columns/',
    '/x/react-data-grid/state/',
    '/x/api/data-grid/grid-row-params/',
    '/x/api/changes/?product=data-grid&component=DataGrid',
  ]);
});
