import { getFirstHref, holdsPage, listGroupsOfPage, type NavItem } from './navItems';

const link = (href: string): NavItem => ({ type: 'link', href, label: href });
const group = (label: string, ...items: NavItem[]): NavItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
});

const charts = group(
  'Charts',
  link('/x/react-charts/'),
  group('Components', group('Bars', link('/x/react-charts/bars/'))),
);

it('finds the groups of a page, with or without a trailing slash', () => {
  expect(listGroupsOfPage([charts], '/x/react-charts/bars')).toEqual([
    '/Charts',
    '/Charts/Components',
    '/Charts/Components/Bars',
  ]);
  expect(listGroupsOfPage([charts], '/x/elsewhere/')).toEqual([]);
  expect(holdsPage(charts, '/x/react-charts/')).toBe(true);
});

it('links to the first page of a group', () => {
  expect(getFirstHref(group('Outer', group('Empty'), charts))).toBe('/x/react-charts/');
  expect(getFirstHref(group('Empty'))).toBeUndefined();
});
