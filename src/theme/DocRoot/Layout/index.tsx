// Change: replaced. Our navigation column next to the page; no collapsible sidebar.
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { BackToTop } from '@site/src/components/BackToTop';
import { NavColumn } from '@site/src/features/navigation';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: { children: ReactNode }) {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={styles.columns}>
      {sidebar && <NavColumn items={sidebar.items} activePath={pathname} />}
      <main className={styles.main}>{children}</main>
      <BackToTop />
    </div>
  );
}
