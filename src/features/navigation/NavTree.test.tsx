import { fireEvent, render, screen } from '@testing-library/react';
import type { NavItem } from './navItems';
import { NavTree } from './NavTree';
import { OPEN_GROUPS_KEY } from './openGroups';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: { to: string; children: string }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

const link = (label: string, href: string, customProps = {}): NavItem => ({
  type: 'link',
  label,
  href,
  customProps,
});

const group = (label: string, collapsible: boolean, ...items: NavItem[]): NavItem => ({
  type: 'category',
  label,
  collapsible,
  collapsed: true,
  items,
});

const ITEMS: NavItem[] = [
  link('What’s new', 'https://example.com/new/'),
  group(
    'Data Grid',
    true,
    link('Overview', '/x/grid/'),
    group(
      'Main features',
      false,
      group('Columns', true, link('Pinning', '/x/grid/pinning/', { plan: 'pro' })),
      group('Rows', true, link('Height', '/x/grid/height/')),
    ),
  ),
  group('Charts', true, link('Overview', '/x/charts/'), link('Bars', '/x/charts/bars/')),
];

function renderTree(activePath: string) {
  const { rerender, unmount } = render(<NavTree items={ITEMS} activePath={activePath} />);
  return {
    goTo: (path: string) => rerender(<NavTree items={ITEMS} activePath={path} />),
    unmount,
  };
}

function getGroup(label: string): HTMLDetailsElement {
  return screen.getByText(label).closest('details')!;
}

/** jsdom opens a details element on click but doesn't fire an event; a browser does. */
function toggle(label: string) {
  fireEvent.click(screen.getByText(label));
  fireEvent(getGroup(label), new Event('toggle'));
}

it('opens the section and groups of the page, and links to the other sections', () => {
  renderTree('/x/grid/pinning');
  expect(getGroup('Columns').open).toBe(true);
  expect(getGroup('Rows').open).toBe(false);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('PinningPro plan');
  expect(screen.getByRole('link', { name: 'Charts' })).toHaveAttribute('href', '/x/charts/');
  expect(screen.queryByText('Bars')).not.toBeInTheDocument();
});

it('shows subheaders as open headings, not as links or buttons', () => {
  renderTree('/x/grid/');
  const subheader = screen.getByText('Main features');
  expect(subheader.closest('a, summary, button')).toBeNull();
});

it('keeps groups as the reader left them, across pages and visits', () => {
  const { goTo, unmount } = renderTree('/x/grid/pinning/');
  toggle('Rows');
  toggle('Columns');
  goTo('/x/grid/');
  expect(getGroup('Rows').open).toBe(true);
  expect(getGroup('Columns').open).toBe(false);
  expect(JSON.parse(localStorage.getItem(OPEN_GROUPS_KEY)!)).toMatchObject({
    '/Data Grid/Main features/Rows': true,
    '/Data Grid/Main features/Columns': false,
  });
  unmount();
  renderTree('/x/grid/pinning/');
  expect(getGroup('Rows').open).toBe(true);
  expect(getGroup('Columns').open).toBe(false);
});

it('reopens a closed group when the reader comes to a page in it', () => {
  const { goTo } = renderTree('/x/grid/');
  goTo('/x/grid/pinning/');
  expect(getGroup('Columns').open).toBe(true);
});

it('opens the first page of a group in a new tab on a middle click', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  renderTree('/x/grid/');
  fireEvent(screen.getByText('Rows'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(open).toHaveBeenCalledWith('/x/grid/height/', '_blank', 'noopener');
});

it('restores the groups while the page is being parsed', () => {
  renderTree('/x/grid/');
  const script = document.querySelector('script')!.textContent;
  const rows = getGroup('Rows');
  localStorage.setItem(OPEN_GROUPS_KEY, JSON.stringify({ '/Data Grid/Main features/Rows': true }));
  rows.open = false;
  new Function(script)();
  expect(rows.open).toBe(true);
  localStorage.setItem(OPEN_GROUPS_KEY, '{broken');
  expect(() => new Function(script)()).not.toThrow();
});

it("shows sections elsewhere as links, without a group's icon", () => {
  renderTree('/x/grid/');
  expect(screen.getByRole('link', { name: 'Charts' }).querySelector('svg')).toBeNull();
  expect(screen.getByText('Data Grid').parentElement!.querySelector('svg')).toBeNull();
  expect(screen.getByText('Columns').parentElement!.querySelector('svg')).not.toBeNull();
});
