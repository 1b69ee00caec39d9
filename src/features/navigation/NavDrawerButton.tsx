import { useLocation } from '@docusaurus/router';
import texts from '@site/i18n/en/frame.json';
import { Drawer } from '@site/src/components/Drawer';
import { Icon } from '@site/src/components/Icon';
import { createTranslate } from '@site/src/lib/createTranslate';
import { type SyntheticEvent, useState } from 'react';
import { useDrawerItems } from './drawerItems';
import type { NavItem } from './navItems';
import { NavTree } from './NavTree';

const t = createTranslate({ en: texts });

interface NavDrawerButtonProps {
  className?: string;
  /** What the drawer contains on pages outside of the docs. */
  sections: readonly NavItem[];
  /** What it contains at its end on all pages. */
  tools: readonly NavItem[];
}

/** Opens the navigation in a drawer if the window is too narrow for a column. */
export function NavDrawerButton({ className, sections, tools }: NavDrawerButtonProps) {
  const { pathname } = useLocation();
  // Following a link in the drawer changes the path, which closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const items = [...(useDrawerItems() ?? sections), ...tools];
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpenedAt(pathname);
  };

  return (
    <>
      {/* Without JavaScript, this goes to the links in the footer. */}
      <a
        className={className}
        href="#footer-navigation"
        role="button"
        aria-label={t('openDrawer')}
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        <Icon name="menu" />
      </a>
      {openedAt === pathname && (
        <Drawer
          label={t('mainNavigation')}
          closeLabel={t('closeDrawer')}
          side="start"
          onClose={() => setOpenedAt(undefined)}
        >
          <nav aria-label={t('mainNavigation')}>
            <NavTree items={items} activePath={pathname} />
          </nav>
        </Drawer>
      )}
    </>
  );
}
