import texts from '@site/i18n/en/frame.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useProvideDrawerItems } from './drawerItems';
import styles from './NavColumn.module.css';
import type { NavItem } from './navItems';
import { NavTree } from './NavTree';

const t = createTranslate({ en: texts });

/** The navigation next to the text, in windows that are wide enough. */
export function NavColumn({
  items,
  activePath,
}: {
  items: readonly NavItem[];
  activePath: string;
}) {
  useProvideDrawerItems(items);
  return (
    <nav className={styles.column} aria-label={t('mainNavigation')}>
      <NavTree className={styles.scroll} items={items} activePath={activePath} />
    </nav>
  );
}
