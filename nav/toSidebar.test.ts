import { navEntries } from '.';
import { getEntryLabel, listEntries } from './entries';
import { toSidebar } from './toSidebar';

it('turns groups, subheaders, pages and external entries into sidebar items', () => {
  expect(
    toSidebar([
      { pathname: 'https://example.com/new/', title: 'New' },
      {
        pathname: '/x/react-charts-group',
        title: 'Charts',
        children: [
          {
            pathname: '/x/react-charts/main-features',
            subheader: 'Main features',
            newFeature: true,
            children: [{ pathname: '/x/react-charts/zoom-and-pan', plan: 'pro' }],
          },
        ],
      },
    ]),
  ).toEqual([
    {
      type: 'link',
      key: 'https://example.com/new/',
      label: 'New',
      href: 'https://example.com/new/',
    },
    {
      type: 'category',
      label: 'Charts',
      key: '/x/react-charts-group',
      collapsible: true,
      items: [
        {
          type: 'category',
          label: 'Main features',
          key: '/x/react-charts/main-features',
          collapsible: false,
          customProps: { newFeature: true },
          items: [
            {
              type: 'doc',
              id: 'react-charts/zoom-and-pan/index',
              key: '/x/react-charts/zoom-and-pan',
              label: 'Zoom and pan',
              customProps: { plan: 'pro' },
            },
          ],
        },
      ],
    },
  ]);
});

it.each([
  ['/x/react-data-grid/row-height', 'Row height'],
  ['/x/react-charts', 'Charts'],
  ['/x/api/charts/bar-chart', 'BarChart'],
])('%s without a title is labelled %s', (pathname, label) => {
  expect(getEntryLabel({ pathname })).toBe(label);
});

it('starts with the external what’s-new page and lists every product', () => {
  expect(navEntries[0]!.pathname).toMatch(/^https:/);
  const paths = listEntries(navEntries).map((entry) => entry.pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/x/introduction',
      '/x/react-data-grid',
      '/x/react-date-pickers',
      '/x/react-charts',
      '/x/react-tree-view',
    ]),
  );
});
