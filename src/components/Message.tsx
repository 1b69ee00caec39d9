import controls from './controls.module.css';

interface MessageProps {
  text: string;
  /** What the reader can do about it: a button with this label. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Whether it's an error: screen readers announce it immediately. */
  isAlert?: boolean;
}

/** Shown in place of missing content, with a way to continue. */
export function Message({ text, action, isAlert = false }: MessageProps) {
  return (
    <div role={isAlert ? 'alert' : undefined} className={controls.message}>
      <p>{text}</p>
      {action && (
        <button type="button" className={controls.button} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
