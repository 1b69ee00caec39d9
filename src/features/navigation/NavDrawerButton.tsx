import { useLocation } from '@docusaurus/router';
import texts from '@site/i18n/en/frame.json';
import { Drawer } from '@site/src/components/Drawer';
import { Icon } from '@site/src/components/Icon';
import { useEffect, useState } from 'react';
import { createTranslate } from '../i18n';
import { useDrawerItems } from './drawerItems';
import type { NavItem } from './navItems';
import { NavTree } from './NavTree';

const t = createTranslate({ en: texts });

interface NavDrawerButtonProps {
  className?: string;
  /** What the drawer lists on pages outside the docs. */
  sections: readonly NavItem[];
}

/** Opens the navigation in a drawer, where the window is too narrow for a column. */
export function NavDrawerButton({ className, sections }: NavDrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const items = useDrawerItems() ?? sections;

  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <>
      {/* Without JavaScript this leads to the links in the footer. */}
      <a
        className={className}
        href="#footer-navigation"
        role="button"
        aria-label={t('openDrawer')}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            setIsOpen(true);
          }
        }}
      >
        <Icon name="menu" />
      </a>
      {isOpen && (
        <Drawer
          label={t('mainNavigation')}
          closeLabel={t('closeDrawer')}
          side="start"
          onClose={() => setIsOpen(false)}
        >
          <nav aria-label={t('mainNavigation')}>
            <NavTree items={items} activePath={pathname} />
          </nav>
        </Drawer>
      )}
    </>
  );
}
