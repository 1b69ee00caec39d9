import { type ReactNode, useId } from 'react';
import styles from './SettingsDrawer.module.css';

/** Settings that belong together, under a heading. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
