import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import controls from './controls.module.css';
import styles from './Drawer.module.css';
import { Icon } from './Icon';

interface DrawerProps {
  label: string;
  closeLabel: string;
  side: 'start' | 'end';
  /** For a different width, for example. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel on one side of the window. Escape, the backdrop and the close button close it. */
export function Drawer({
  label,
  closeLabel,
  side,
  className = '',
  onClose,
  children,
}: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the effects of its children, which may measure and scroll.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
    }
  }, []);

  const closeOnScrim = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current) {
      ref.current.close();
    }
  };

  return (
    // The dialog element handles Escape itself; the click handler is only for the backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <dialog
      ref={ref}
      className={`${styles.drawer} ${styles[side]} ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnScrim}
    >
      <div className={styles.head}>
        <span className={styles.title} aria-hidden="true">
          {label}
        </span>
        <form method="dialog">
          <button
            type="submit"
            className={`${controls.iconButton} ${styles.close}`}
            aria-label={closeLabel}
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
