import type { CodeStyling, CodeVariant, SourceFile } from '@site/src/lib/contracts/demos';
import type { SharedProgram } from '@site/src/lib/sharedProgram';

/** A file whose ID stays the same when it's renamed or replaced. */
export interface ProgramFile extends SourceFile {
  id: string;
}

/** The initial program: reset restores it, and switching the language uses its files. */
export interface Origin {
  type: 'template' | 'demo' | 'code';
  /** The demo's name; empty for other programs. */
  name: string;
  files: Partial<Record<CodeVariant, SourceFile[]>>;
}

export interface ProgramState {
  version: string;
  library: string;
  styling: CodeStyling;
  language: CodeVariant;
  /** With the entry first. */
  files: ProgramFile[];
  activeId: string;
  origin: Origin;
  /** The hash that contained the program, until the reader runs it; undefined while it runs. */
  heldLink?: string;
  /** How many IDs have been assigned. */
  idCount: number;
}

export type ProgramAction =
  | { type: 'open'; program: SharedProgram; origin: Origin; heldLink?: string }
  /** Runs the code from a link. */
  | { type: 'runLink' }
  /** Restores an earlier state. */
  | { type: 'restore'; state: ProgramState }
  | { type: 'select'; id: string }
  | { type: 'edit'; id: string; code: string }
  | { type: 'add'; name: string }
  | { type: 'rename'; id: string; name: string }
  | { type: 'remove'; id: string }
  | { type: 'version'; version: string }
  /**
   * Replaces the files, in the same or another language; ignored if `before` has been edited since.
   */
  | { type: 'replace'; before: ProgramFile[]; language: CodeVariant; files: SourceFile[] }
  /** Stores the original in another language. */
  | { type: 'learn'; language: CodeVariant; files: SourceFile[] };

function openProgram(
  state: ProgramState | undefined,
  { program, origin, heldLink }: ProgramAction & { type: 'open' },
): ProgramState {
  // IDs are never reused: a new program gets new editors with their own history.
  const start = state?.idCount ?? 0;
  const files = program.files.map(({ name, code }, index) => ({
    id: `file-${start + index + 1}`,
    name,
    code,
  }));
  const idCount = start + files.length;
  return { ...program, files, activeId: files[0]!.id, origin, heldLink, idCount };
}

/**
 * Gives new files the IDs of the previous ones with the same name, or else at the same position.
 */
function replaceFiles(state: ProgramState, files: SourceFile[]): Partial<ProgramState> {
  const { files: before } = state;
  const isSamePlaces = before.length === files.length;
  let { idCount } = state;
  const next = files.map(({ name, code }, index) => {
    const known = isSamePlaces ? before[index] : before.find((file) => file.name === name);
    idCount += known ? 0 : 1;
    return { id: known?.id ?? `file-${idCount}`, name, code };
  });
  const activeId = next.some(({ id }) => id === state.activeId) ? state.activeId : next[0]!.id;
  return { files: next, activeId, idCount };
}

function changeFile(state: ProgramState, id: string, change: Partial<SourceFile>): ProgramState {
  const files = state.files.map((file) => (file.id === id ? { ...file, ...change } : file));
  return { ...state, files };
}

/**
 * The next state; the same object if nothing changes. Before a program is open, only `open` and
 * `restore` have an effect.
 */
export function programReducer(
  state: ProgramState | undefined,
  action: ProgramAction,
): ProgramState | undefined {
  if (action.type === 'open') {
    return openProgram(state, action);
  }
  if (action.type === 'restore' || !state) {
    return action.type === 'restore' ? action.state : state;
  }
  switch (action.type) {
    case 'runLink':
      return { ...state, heldLink: undefined };
    case 'select':
      return { ...state, activeId: action.id };
    case 'edit':
      return changeFile(state, action.id, { code: action.code });
    case 'rename':
      return changeFile(state, action.id, { name: action.name });
    case 'add': {
      const idCount = state.idCount + 1;
      const file = { id: `file-${idCount}`, name: action.name, code: '' };
      return { ...state, files: [...state.files, file], activeId: file.id, idCount };
    }
    case 'remove': {
      const index = state.files.findIndex(({ id }) => id === action.id);
      if (index <= 0) {
        return state; // The entry can't be removed.
      }
      const files = state.files.filter(({ id }) => id !== action.id);
      const isActive = state.activeId === action.id;
      return { ...state, files, activeId: isActive ? files[index - 1]!.id : state.activeId };
    }
    case 'version':
      return { ...state, version: action.version };
    case 'replace':
      return state.files === action.before
        ? { ...state, ...replaceFiles(state, action.files), language: action.language }
        : state;
    case 'learn': {
      const files = { ...state.origin.files, [action.language]: action.files };
      return { ...state, origin: { ...state.origin, files } };
    }
  }
}

function isSameFile(one: SourceFile, other: SourceFile | undefined): boolean {
  return one.name === other?.name && one.code === other.code;
}

/** Whether the files differ from the initial ones. */
export function isEdited({ files, origin, language }: ProgramState): boolean {
  const original = origin.files[language];
  return (
    original?.length !== files.length ||
    !files.every((file, index) => isSameFile(file, original[index]))
  );
}

/** The files that reset restores: those of the current language, or else of the other one. */
export function getOriginal({ origin, language }: ProgramState): {
  language: CodeVariant;
  files: SourceFile[];
} {
  const other = language === 'TS' ? 'JS' : 'TS';
  const chosen = origin.files[language] ? language : other;
  return { language: chosen, files: origin.files[chosen] ?? [] };
}

/** The part of the state that is kept in a URL or the browser's storage. */
export function toSharedProgram({
  version,
  library,
  styling,
  language,
  files,
}: ProgramState): SharedProgram {
  const plain = files.map(({ name, code }) => ({ name, code }));
  return { version, library, styling, language, files: plain };
}
