import type { Args } from '@site/src/lib/contracts/demoControls';
import type {
  CodeStyling,
  CodeVariant,
  DemoPreview,
  SourceFile,
} from '@site/src/lib/contracts/demos';

/** Code changed by a reader, in one styling and language. */
export interface Edit {
  files: readonly SourceFile[];
  /** The current preview; undefined once the part of the source that it shows has changed. */
  preview?: string;
}

export interface DemoState {
  isCodeOpen: boolean;
  /** Whether the reader has opened or closed the code; a URL that opens it doesn't count. */
  isCodeToggled: boolean;
  /** Incremented when the demo should restart. */
  runs: number;
  edits: Partial<Record<string, Edit>>;
  /** The edit from a link, and the link's hash, until the reader runs its code. */
  heldLink?: { key: string; hash: string };
  /** The values of its controls; undefined initially and for demos without controls. */
  args?: Args;
}

export type DemoAction =
  | { type: 'TOGGLE_CODE' }
  | { type: 'OPEN_CODE' }
  | { type: 'RESET' }
  | { type: 'DROP_EDITS' }
  | { type: 'SET_ARGS'; args: Args | undefined }
  | { type: 'EDIT'; key: string; edit: Edit }
  /** Opens the code from a link. */
  | { type: 'OPEN_LINK'; key: string; hash: string; edit: Edit; isHeld: boolean }
  | { type: 'RUN_LINK' };

/**
 * Edits are stored separately by styling, language and, if it isn't the demo's own, date library.
 */
export function getEditKey(
  styling: CodeStyling,
  variant: CodeVariant,
  dateLibrary: string | undefined,
): string {
  return [styling, variant, dateLibrary].join('-');
}

export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case 'TOGGLE_CODE':
      return { ...state, isCodeOpen: !state.isCodeOpen, isCodeToggled: true };
    case 'OPEN_CODE':
      return { ...state, isCodeOpen: true };
    case 'RESET':
      return { ...state, runs: state.runs + 1, edits: {}, heldLink: undefined, args: undefined };
    case 'DROP_EDITS':
      return { ...state, runs: state.runs + 1, edits: {}, heldLink: undefined };
    case 'SET_ARGS':
      return { ...state, args: action.args };
    case 'EDIT':
      return { ...state, edits: { ...state.edits, [action.key]: action.edit } };
    case 'OPEN_LINK': {
      const { key, hash, edit, isHeld } = action;
      const edits = { ...state.edits, [key]: edit };
      return { ...state, isCodeOpen: true, edits, heldLink: isHeld ? { key, hash } : undefined };
    }
    case 'RUN_LINK':
      return { ...state, heldLink: undefined };
  }
}

/** A preview's text as it appears in the source: every line but the first is indented again. */
function indentPreview(text: string, indent: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

/** The edit resulting from a changed preview: the entry's source with that part replaced. */
export function editPreview(
  current: Edit,
  original: Pick<DemoPreview, 'code' | 'indent'>,
  text: string,
): Edit {
  const [entry, ...others] = current.files;
  if (!entry) {
    return current;
  }
  const before = indentPreview(current.preview ?? original.code, original.indent);
  const after = indentPreview(text, original.indent);
  // A function, so that `$` in the code isn't special.
  const code = entry.code.replace(before, () => after);
  return { files: [{ ...entry, code }, ...others], preview: text };
}

/** The edit resulting from a change to one file. */
export function editFile(
  current: Edit,
  original: Pick<DemoPreview, 'code' | 'indent'> | undefined,
  name: string,
  code: string,
): Edit {
  const files = current.files.map((file) => (file.name === name ? { name, code } : file));
  const shown = current.preview ?? original?.code;
  const isShown =
    shown !== undefined &&
    original !== undefined &&
    files[0]?.code.includes(indentPreview(shown, original.indent));
  return isShown ? { files, preview: shown } : { files };
}
