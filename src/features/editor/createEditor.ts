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
  /** The caret's initial offset; clamped to the end. */
  initialPosition?: number;
  /** Called for every change by the reader, but not for those made with `setCode`. */
  onChange: (code: string) => void;
  onEscape: () => void;
}

/** A running editor, as the component controls it. */
export interface Editor {
  focus: () => void;
  /** Inserts what the reader typed before the editor loaded, like any other typing. */
  type: (text: string) => void;
  /** Changes the document to `code`, as one undo step. */
  setCode: (code: string) => void;
  setFileName: (fileName: string) => void;
  setLabel: (label: string) => void;
  /** 1-based; undefined marks nothing. */
  setDiagnosticLine: (line: number | undefined) => void;
  destroy: () => void;
}

const isExternal = Annotation.define<boolean>();

function nameContent(label: string) {
  return EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' });
}

/**
 * The element around the editor is the tab stop until the reader edits. Set manually, because the
 * editor would only respond to a change of focus after the next key could have been pressed.
 */
const tabStop = EditorView.domEventHandlers({
  focus: (_event, { contentDOM }) => {
    contentDOM.tabIndex = 0;
  },
  blur: (_event, { contentDOM }) => {
    contentDOM.tabIndex = -1;
  },
});

/** How many echoes to wait for: readers don't type more before the page responds. */
const MAX_REPORTED = 100;

/** Creates an editor in `parent`. Tab is never bound, so that it always leaves the editor. */
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
  /** Changes that were reported and haven't come back yet: late echoes of them aren't changes. */
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
    type: (text) => view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' }),
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
