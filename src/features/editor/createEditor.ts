import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Annotation, Compartment, EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from './editorTheme';
import { diagnosticLine, setDiagnosticLine } from './diagnosticLine';
import { findReplacement } from './findReplacement';
import { highlightFile } from './highlight';

export interface EditorOptions {
  parent: HTMLElement;
  code: string;
  fileName: string;
  label: string;
  /** Offset of the caret at first; past the end counts as the end. */
  initialPosition?: number;
  /** Every change that the reader makes; not those that `setCode` makes. */
  onChange: (code: string) => void;
  onEscape: () => void;
}

/** A running editor as the component drives it. */
export interface Editor {
  focus: () => void;
  /** Brings the document to `code`; one step of the history. */
  setCode: (code: string) => void;
  setFileName: (fileName: string) => void;
  setLabel: (label: string) => void;
  /** Counted from 1; undefined marks nothing. */
  setDiagnosticLine: (line: number | undefined) => void;
  destroy: () => void;
}

const isExternal = Annotation.define<boolean>();

function nameContent(label: string) {
  return EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' });
}

/**
 * The element around the editor is the tab stop until one edits. Set by hand, since the editor
 * would answer a change of focus only after the next key may have come.
 */
const tabStop = EditorView.domEventHandlers({
  focus: (_event, { contentDOM }) => {
    contentDOM.tabIndex = 0;
  },
  blur: (_event, { contentDOM }) => {
    contentDOM.tabIndex = -1;
  },
});

/** Echoes to wait for: a reader does not type more before the page answers. */
const MAX_REPORTED = 100;

/** Puts an editor into `parent`. Tab is never bound, so that it always leaves. */
export function createEditor({
  parent,
  code,
  fileName,
  label,
  initialPosition = 0,
  onChange,
  onEscape,
}: EditorOptions): Editor {
  const language = new Compartment();
  const naming = new Compartment();
  /** What was reported and has not come back yet: late echoes of it are no change. */
  let reported: string[] = [];

  const leave = () => {
    onEscape();
    return true;
  };
  const listener = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (docChanged && !transactions.some((transaction) => transaction.annotation(isExternal))) {
      const next = state.doc.toString();
      reported = [...reported.slice(1 - MAX_REPORTED), next];
      onChange(next);
    }
  });
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      selection: { anchor: Math.min(Math.max(0, initialPosition), code.length) },
      extensions: [
        EditorState.tabSize.of(2),
        history(),
        bracketMatching(),
        indentOnInput(),
        language.of(highlightFile(fileName)),
        tabStop,
        naming.of(nameContent(label)),
        diagnosticLine,
        editorTheme,
        Prec.highest(keymap.of([{ key: 'Escape', run: leave }])),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        listener,
      ],
    }),
  });

  view.contentDOM.tabIndex = -1;

  return {
    focus: () => view.focus(),
    setCode(next) {
      const echo = reported.indexOf(next);
      reported = reported.slice(echo + 1);
      const isLateEcho = echo !== -1 && reported.length > 0;
      const current = view.state.doc.toString();
      if (!isLateEcho && next !== current) {
        reported = [];
        view.dispatch({
          changes: findReplacement(current, next),
          annotations: [isExternal.of(true), isolateHistory.of('full')],
          userEvent: 'input.replace',
        });
      }
    },
    setFileName: (name) => view.dispatch({ effects: language.reconfigure(highlightFile(name)) }),
    setLabel: (next) => view.dispatch({ effects: naming.reconfigure(nameContent(next)) }),
    setDiagnosticLine: (line) => view.dispatch({ effects: setDiagnosticLine.of(line) }),
    destroy: () => view.destroy(),
  };
}
