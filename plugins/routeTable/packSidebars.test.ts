import { createPageItem, unpackSidebars } from '../../src/lib/routeTable/unpackSidebars';
import { packRoutes } from './packRoutes';
import { packSidebars, type SidebarItem } from './packSidebars';
import { readTestSite } from './testSite';

const { table } = packRoutes(readTestSite());

const createPage = (path: string, label: string, customProps?: object) =>
  createPageItem(path, '/x', label, customProps) as SidebarItem;

const sidebars: Record<string, SidebarItem[]> = {
  docs: [
    { type: 'link', label: 'News', href: 'https://example.com/' },
    createPage('/x/api/bar-chart/', 'BarChart'),
    {
      type: 'category',
      label: 'API',
      key: '/x/api-group',
      collapsed: true,
      items: [
        createPage('/x/api/bar-chart-pro/', 'BarChartPro', { plan: 'pro' }),
        createPage("/x/don't/", 'What not to do'),
        { ...createPage('/x/api/bar-chart/', 'BarChart'), unlisted: true },
      ],
    },
  ],
  empty: [],
};

test('restores the sidebars that Docusaurus wrote', () => {
  expect(unpackSidebars(packSidebars(sidebars, '/x', table), '/x', table)).toEqual(sidebars);
});

test("writes only what doesn't follow from a page's path", () => {
  const [, bar, group] = packSidebars(sidebars, '/x', table).docs!;
  expect(bar).toBe(4);
  expect(group).toMatchObject({
    label: 'API',
    items: [[-1, 0, { plan: 'pro' }], [2, 'What not to do'], { unlisted: true }],
  });
});
