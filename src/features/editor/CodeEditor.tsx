import texts from '@site/i18n/en/editor.json';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './CodeEditor.module.css';
import { createEditor, type Editor } from './createEditor';

const t = createTranslate({ en: texts });

export interface CodeEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** Its extension determines the language: tsx, ts, jsx, js or css. */
  fileName: string;
  label: string;
  /** A problem in this file. */
  diagnostic: RunnerDiagnostic | undefined;
  /** The caret's initial offset. */
  initialPosition?: number;
  /** What the reader typed there before the editor was loaded. */
  typed?: string;
  /** Whether to start editing immediately, as after a click on the static code. */
  autoFocus?: boolean;
  /**
   * Called when editing has ended: with Escape, or because the focus moved elsewhere on the page.
   */
  onLeave?: () => void;
}

function formatDiagnostic({ line, message }: RunnerDiagnostic): string {
  return line === undefined ? message : t('diagnostic', { line, message });
}

/**
 * Editable code. The frame is one tab stop; Enter edits, Escape returns to the frame, Tab always
 * moves on. Fills its container, or grows with the code up to the container's `max-block-size`.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, fileName, label, diagnostic } = props;
  const [isEditing, setIsEditing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>();
  const latest = useRef(props);
  const hintId = useId();

  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const parent = group.current!;
    const {
      value: code,
      fileName: name,
      label: title,
      initialPosition,
      autoFocus,
    } = latest.current;
    const created = createEditor({
      parent,
      code,
      fileName: name,
      label: title,
      initialPosition,
      onChange: (next) => latest.current.onChange(next),
      onEscape: () => parent.focus({ preventScroll: true }),
    });
    editor.current = created;
    if (autoFocus) {
      created.focus();
    }
    return () => created.destroy();
  }, []);

  useLayoutEffect(() => editor.current?.setCode(value), [value]);
  // After the code is set, which would take it away again.
  useLayoutEffect(() => {
    if (latest.current.typed) {
      editor.current?.type(latest.current.typed);
    }
  }, []);
  useEffect(() => editor.current?.setFileName(fileName), [fileName]);
  useEffect(() => editor.current?.setLabel(label), [label]);
  useEffect(() => editor.current?.setDiagnosticLine(diagnostic?.line), [diagnostic]);

  const edit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault();
      editor.current?.focus();
    }
  };

  const handleBlur = (event: FocusEvent) => {
    setIsEditing(false);
    // A window that loses the focus keeps its active element and restores it.
    if (event.target !== event.currentTarget && event.target !== document.activeElement) {
      props.onLeave?.();
    }
  };

  return (
    <div className={styles.frame} dir="ltr">
      {/* The group scrolls, and keys in it start editing, as the hint says. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <div
        ref={group}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        className={styles.group}
        tabIndex={isEditing ? -1 : 0}
        onKeyDown={edit}
        onFocus={(event) => setIsEditing(event.target !== event.currentTarget)}
        onBlur={handleBlur}
      />
      <p id={hintId} className={styles.hint}>
        {t('hint')}
      </p>
      <div role="status" aria-live="polite" className={styles.status}>
        {diagnostic && <p className={styles.diagnostic}>{formatDiagnostic(diagnostic)}</p>}
      </div>
    </div>
  );
}
