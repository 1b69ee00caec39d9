import controls from '@site/src/components/controls.module.css';
import { useEffect, useId, useRef } from 'react';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Called regardless of the choice. */
  onClose: () => void;
}

/** Asks for confirmation. Escape cancels. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (ref.current && !ref.current.open) {
      ref.current.showModal();
    }
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
    >
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}text`}>{text}</p>
      <form method="dialog" className={styles.actions}>
        <button type="submit" className={`${controls.button} ${styles.cancel}`}>
          {cancelLabel}
        </button>
        <button
          type="submit"
          className={`${controls.button} ${styles.primary}`}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
      </form>
    </dialog>
  );
}
