import texts from '@site/i18n/en/demo.json';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { loadCodeEditor, type CodeEditorProps } from '../editor';
import demoStyles from './Demo.module.css';
import styles from './DemoPanel.module.css';

const t = createTranslate({ en: texts });

interface EditableCodeProps {
  fileName: string;
  label: string;
  code: string;
  /** The highlighted code; undefined once it's edited. */
  html: string | undefined;
  diagnostic: RunnerDiagnostic | undefined;
  onChange: (code: string) => void;
}

/** How many characters of `element`'s text come before a point in the window. */
function findOffset(element: Element, { clientX, clientY }: MouseEvent): number | undefined {
  const point = document.caretRangeFromPoint?.(clientX, clientY);
  if (!point || !element.contains(point.startContainer)) {
    return undefined;
  }
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(point.startContainer, point.startOffset);
  return range.toString().length;
}

/** What `text` becomes with a key: a character more or less; undefined for other keys. */
function typeKey(text: string, event: KeyboardEvent): string | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isShortcut = ctrlKey || metaKey || (altKey && /^\w$/.test(key));
  if (isShortcut && !event.getModifierState('AltGraph')) {
    return undefined;
  }
  if (key === 'Backspace') {
    return text.slice(0, -1);
  }
  if (key === 'Enter') {
    return `${text}\n`;
  }
  return key.length === 1 ? text + key : undefined;
}

/**
 * Highlighted code that becomes an editor when it's focused or clicked. The editor is loaded then;
 * if that fails, the code stays readable.
 */
export function EditableCode({
  fileName,
  label,
  code,
  html,
  diagnostic,
  onChange,
}: EditableCodeProps) {
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>();
  const [start, setStart] = useState<{ position?: number; isTyping: boolean }>();
  /** What is typed while the editor loads. */
  const [typed, setTyped] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const isEdited = html === undefined;
  const wantsEditor = start !== undefined || isEdited;

  useEffect(() => {
    if (!wantsEditor || Editor) {
      return undefined;
    }
    let isCurrent = true;
    loadCodeEditor().then(
      ({ default: CodeEditor }) => isCurrent && setEditor(() => CodeEditor),
      // Loading failed: the next focus tries again.
      () => {
        if (isCurrent) {
          setStart(undefined);
          setTyped('');
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wantsEditor, Editor]);

  // The code had the focus, so the editor has it now.
  const isHeld = Editor !== undefined && start !== undefined && !start.isTyping;
  useEffect(() => {
    if (isHeld) {
      frame.current?.querySelector<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
    }
  }, [isHeld]);

  if (Editor) {
    return (
      <div ref={frame}>
        <Editor
          value={code}
          onChange={onChange}
          fileName={fileName}
          label={label}
          diagnostic={diagnostic}
          initialPosition={start?.position}
          typed={typed}
          autoFocus={start?.isTyping}
        />
      </div>
    );
  }
  const begin = (event: MouseEvent<HTMLElement>) => {
    // Selecting text to copy it doesn't start editing.
    if (window.getSelection()?.isCollapsed) {
      setStart({ position: findOffset(event.currentTarget, event), isTyping: true });
    }
  };
  const press = (event: KeyboardEvent) => {
    const next = start?.isTyping ? typeKey(typed, event) : undefined;
    if (next !== undefined) {
      event.preventDefault();
      setTyped(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setStart({ isTyping: true });
    }
  };
  return (
    <>
      {/* A focusable group, which scrollable code must be; Enter or a click edits it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <div
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        className={styles.editable}
        onFocus={(event) => {
          // A pointer press waits for its click, which has the position.
          if (event.currentTarget.matches(':focus-visible')) {
            setStart((current) => current ?? { isTyping: false });
          }
        }}
        onClick={begin}
        onKeyDown={press}
      >
        <pre className={demoStyles.pre}>
          {/* The editor shows a line after the last line break, so this does as well before it
              loads. */}
          {isEdited ? (
            <code>{`${code}\n`}</code>
          ) : (
            <code dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
      </div>
      <span id={hintId} className="visually-hidden">
        {t('editHint')}
      </span>
    </>
  );
}
