import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  type SourceFile,
} from './contracts/demos';
import { getCodeExtension } from './fileTypes';

/** A program edited by somebody, as stored in a URL or the browser's storage. */
export interface SharedProgram {
  /** ID of the docs version that it uses: `v8`. */
  version: string;
  /** Slug of its product: `data-grid`. */
  library: string;
  styling: CodeStyling;
  language: CodeVariant;
  /** With the entry first. */
  files: SourceFile[];
}

/** The maximum number of characters in all files together, including names. */
export const MAX_PROGRAM_LENGTH = 200_000;

const MAX_FILES = 50;
const FILE_NAME = /^(?:\w[\w-]*\/)*\w[\w-]*(?:\.\w[\w-]*)*\.\w+$/;
const SLUG = /^[a-z0-9][a-z0-9.-]{0,39}$/;

/** Whether a program may have a file with this name: `rows.ts`, `parts/Row.tsx`, `styles.css`. */
export function isSourceFileName(name: string): boolean {
  return name.length <= 80 && FILE_NAME.test(name) && getCodeExtension(name) !== undefined;
}

/** Whether a file may be the entry: a module, not a style sheet. */
export function isEntryName(name: string): boolean {
  return isSourceFileName(name) && !name.endsWith('.css');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFile(value: unknown): SourceFile | undefined {
  return isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.code === 'string' &&
    isSourceFileName(value.name)
    ? { name: value.name, code: value.code }
    : undefined;
}

/**
 * The files in untrusted data, with the entry first; undefined if anything about them is invalid.
 */
export function readSourceFiles(value: unknown): SourceFile[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_FILES) {
    return undefined;
  }
  const files = value.flatMap((file) => readFile(file) ?? []);
  const names = new Set(files.map(({ name }) => name.toLowerCase()));
  const length = files.reduce((sum, { name, code }) => sum + name.length + code.length, 0);
  const isSound = names.size === value.length && length <= MAX_PROGRAM_LENGTH;
  return isSound && isEntryName(files[0]!.name) ? files : undefined;
}

/** The program in untrusted data, with known fields only; undefined if one is invalid. */
export function readSharedProgram(value: unknown): SharedProgram | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { version, library } = value;
  const styling = CODE_STYLINGS.find((candidate) => candidate === value.styling);
  const language = CODE_VARIANTS.find((candidate) => candidate === value.language);
  const files = readSourceFiles(value.files);
  return typeof version === 'string' &&
    SLUG.test(version) &&
    typeof library === 'string' &&
    SLUG.test(library) &&
    styling &&
    language &&
    files
    ? { version, library, styling, language, files }
    : undefined;
}
