import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { type MouseEvent, useEffect, useRef } from 'react';
import { listBadges, Badge, type BadgeFields } from '../plans';
import {
  getFirstHref,
  getGroupId,
  holdsPage,
  isSamePage,
  listGroupsOfPage,
  type NavGroupItem,
  type NavItem,
  type NavLinkItem,
} from './navItems';
import styles from './NavTree.module.css';
import { isGroupOpen, OPEN_GROUPS_KEY, setGroupOpen, useOpenGroups } from './openGroups';

/** Opens the remembered groups while the page is being parsed, so that nothing moves afterwards. */
const RESTORE_SCRIPT = `try {
  var open = JSON.parse(localStorage.getItem('${OPEN_GROUPS_KEY}')) || {};
  document.querySelectorAll('details[data-group]').forEach(function (group) {
    var choice = open[group.getAttribute('data-group')];
    if (typeof choice === 'boolean') group.open = choice;
  });
} catch (error) {}`;

interface ItemProps<Item extends NavItem> {
  item: Item;
  activePath: string;
  parentId: string;
}

function Label({ item }: { item: NavItem & { label: string } }) {
  return (
    <>
      <span className={styles.label}>{item.label}</span>
      {listBadges((item.customProps ?? {}) as BadgeFields).map((kind) => (
        <Badge key={kind} kind={kind} linked={false} />
      ))}
    </>
  );
}

function NavLink({ item, activePath }: Omit<ItemProps<NavLinkItem>, 'parentId'>) {
  const isExternal = /^https?:/.test(item.href);
  return (
    <Link
      className={styles.row}
      to={item.href}
      aria-current={isSamePage(item.href, activePath) ? 'page' : undefined}
    >
      <Label item={item} />
      {isExternal && <Icon name="external" className={styles.icon} />}
    </Link>
  );
}

function NavGroup({ item, activePath, parentId }: ItemProps<NavGroupItem>) {
  const id = getGroupId(parentId, item);
  const groups = useOpenGroups();
  const openFirstPage = (event: MouseEvent) => {
    if (event.button === 1) {
      window.open(getFirstHref(item), '_blank', 'noopener');
    }
  };
  return (
    <details
      data-group={id}
      open={isGroupOpen(groups, id, holdsPage(item, activePath))}
      onToggle={(event) => setGroupOpen(id, event.currentTarget.open)}
    >
      <summary className={styles.row} onAuxClick={openFirstPage}>
        <Label item={item} />
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <NavList items={item.items} activePath={activePath} parentId={id} />
    </details>
  );
}

function NavSubheader({ item, activePath, parentId }: ItemProps<NavGroupItem>) {
  const id = getGroupId(parentId, item);
  return (
    <>
      <span className={styles.subheader}>
        <Label item={item} />
      </span>
      <NavList items={item.items} activePath={activePath} parentId={id} isFlat />
    </>
  );
}

interface NavListProps {
  items: readonly NavItem[];
  activePath: string;
  parentId: string;
  /** True under a subheader, which doesn't add depth. */
  isFlat?: boolean;
}

function NavList({ items, isFlat = false, ...props }: NavListProps) {
  return (
    <ul className={isFlat ? styles.flat : styles.list}>
      {items.map((item) => (
        <li key={item.type === 'link' ? item.href : item.type === 'category' ? item.label : ''}>
          {item.type === 'link' && <NavLink item={item} {...props} />}
          {item.type === 'category' &&
            (item.collapsible ? (
              <NavGroup item={item} {...props} />
            ) : (
              <NavSubheader item={item} {...props} />
            ))}
        </li>
      ))}
    </ul>
  );
}

/** A section: opened in place if it contains the page, otherwise a link to its first page. */
function NavSection({ item, activePath }: Omit<ItemProps<NavGroupItem>, 'parentId'>) {
  if (!holdsPage(item, activePath)) {
    return (
      <Link className={`${styles.row} ${styles.section}`} to={getFirstHref(item)}>
        <Label item={item} />
      </Link>
    );
  }
  return (
    <>
      <span className={`${styles.row} ${styles.section} ${styles.openSection}`}>
        <Label item={item} />
      </span>
      <NavList items={item.items} activePath={activePath} parentId={getGroupId('', item)} isFlat />
    </>
  );
}

/** Space below the active item when it's scrolled into view, in px. */
const BOTTOM_RESERVE = 120;

function scrollToActive(container: HTMLElement): void {
  const active = container.querySelector('[aria-current="page"]');
  if (active) {
    const view = container.getBoundingClientRect();
    const item = active.getBoundingClientRect();
    if (item.top < view.top || item.bottom > view.bottom - BOTTOM_RESERVE) {
      container.scrollTop += item.top - view.top - (view.height - BOTTOM_RESERVE) / 2;
    }
  }
}

interface NavTreeProps {
  items: readonly NavItem[];
  activePath: string;
  className?: string;
}

/** The navigation: all sections, with the tree of the current one. */
export function NavTree({ items, activePath, className = '' }: NavTreeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const previousPath = useRef(activePath);

  useEffect(() => {
    if (previousPath.current !== activePath) {
      previousPath.current = activePath;
      listGroupsOfPage(items, activePath).forEach((id) => setGroupOpen(id, true));
    }
    if (ref.current) {
      scrollToActive(ref.current.closest('dialog') ?? ref.current);
    }
  }, [items, activePath]);

  return (
    <div ref={ref} className={`${styles.tree} ${className}`}>
      <ul className={styles.flat}>
        {items.map((item) => (
          <li key={item.type === 'category' || item.type === 'link' ? item.label : ''}>
            {item.type === 'category' && <NavSection item={item} activePath={activePath} />}
            {item.type === 'link' && <NavLink item={item} activePath={activePath} />}
          </li>
        ))}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: RESTORE_SCRIPT }} />
    </div>
  );
}
