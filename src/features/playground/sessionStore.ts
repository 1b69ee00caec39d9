import type { SourceFile } from '@site/src/lib/contracts/demos';
import {
  readSharedProgram,
  readSourceFiles,
  type SharedProgram,
} from '@site/src/lib/sharedProgram';
import { toSharedProgram, type Origin, type ProgramState } from './programState';

const KEY = 'playground-program';

/** Unsaved work in this tab. */
export interface Session {
  /** The hash that the work started from: returning to that URL restores the work. */
  hash: string;
  program: SharedProgram;
  origin: Origin;
  /** The program came with this hash and waits until the reader runs it. */
  heldLink?: string;
}

function readOriginFiles(value: unknown): Origin['files'] {
  const { TS, JS } = (value ?? {}) as { TS?: unknown; JS?: unknown };
  const files = { TS: readSourceFiles(TS), JS: readSourceFiles(JS) };
  return Object.fromEntries(
    Object.entries(files).filter((entry): entry is [string, SourceFile[]] => Boolean(entry[1])),
  );
}

function readOrigin(value: unknown): Origin | undefined {
  const { type, name, files } = (value ?? {}) as Partial<Record<keyof Origin, unknown>>;
  const known = (['template', 'demo', 'code'] as const).find((candidate) => candidate === type);
  return (
    known && {
      type: known,
      name: typeof name === 'string' ? name : '',
      files: readOriginFiles(files),
    }
  );
}

/** The work in this tab; undefined if there is none or it can't be read. */
export function readSession(): Session | undefined {
  try {
    const { hash, program, origin, heldLink } = JSON.parse(
      sessionStorage.getItem(KEY) ?? '{}',
    ) as Partial<Record<keyof Session, unknown>>;
    const session = { program: readSharedProgram(program), origin: readOrigin(origin) };
    return typeof hash === 'string' && session.program && session.origin
      ? {
          hash,
          program: session.program,
          origin: session.origin,
          ...(typeof heldLink === 'string' && { heldLink }),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the work until the tab closes. */
export function writeSession(hash: string, state: ProgramState): void {
  try {
    const { origin, heldLink } = state;
    const session: Session = { hash, program: toSharedProgram(state), origin, heldLink };
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // In this case, the work lasts as long as the page.
  }
}
