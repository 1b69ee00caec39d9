import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import { Icon } from './Icon';
import styles from './MenuDetails.module.css';

interface MenuDetailsProps {
  /** Read before the name of the selected item. */
  label: string;
  chosen: ReactNode;
  /** Names the list. */
  listLabel: string;
  children: ReactNode;
}

/**
 * A list of links under a button. It opens without JavaScript; Escape, leaving it and following a
 * link close it.
 */
export function MenuDetails({ label, chosen, listLabel, children }: MenuDetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) {
      ref.current.open = false;
    }
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!ref.current?.contains(event.relatedTarget)) {
      close();
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && ref.current?.open) {
      close();
      ref.current.querySelector('summary')?.focus();
    }
  };
  const closeOnFollow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      close();
    }
  };
  return (
    // The element opens by itself; the handlers only close it when the reader leaves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <details
      ref={ref}
      className={styles.menu}
      onBlur={closeOnLeave}
      onClick={closeOnFollow}
      onKeyDown={closeOnEscape}
    >
      <summary className={styles.current}>
        <span className="visually-hidden">{label}: </span>
        <span className={styles.chosen}>{chosen}</span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.list} aria-label={listLabel}>
        {children}
      </ul>
    </details>
  );
}

/** The class of a link in such a list; `aria-current` marks the selected one. */
export const menuItemClass = styles.item;
