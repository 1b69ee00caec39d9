import controls from './controls.module.css';

interface MessageProps {
  text: string;
  /** What the reader can do about it: the words of a button. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Something failed: screen readers say it at once. */
  isAlert?: boolean;
}

/** Said in the place of what is not there, with the way on. */
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
