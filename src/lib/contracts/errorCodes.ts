/**
 * Errors of packages whose production builds throw a number instead of the text: what
 * plugins/errorCodes reads from the packages, and the address that such an error names.
 */

/** The docs versions' packages that have a text. */
export interface ErrorSource {
  /** `@mui/material`. */
  package: string;
  /** Exact version: `7.3.10`. */
  version: string;
  /** Docs versions that run on it, newest first: `['v8']`. */
  docsVersions: readonly string[];
}

export interface ErrorMessage {
  /** As in development, with `%s` for each argument in order. */
  text: string;
  /** By package, the newest version first. */
  sources: readonly ErrorSource[];
}

export interface ErrorCode {
  code: number;
  /** More than one where versions use the code for different texts; the newest first. */
  messages: readonly ErrorMessage[];
}

/** Published as `/error-codes.json`, too. */
export interface ErrorCodeTable {
  /** Ascending. */
  codes: readonly ErrorCode[];
}

/** Stands for an argument in a message. */
export const ARGUMENT = '%s';

/** What the address of an error says; `code` as it stands there, undefined where it has none. */
export interface ErrorAddress {
  code: string | undefined;
  args: readonly string[];
}

/** The texts around the arguments of a message: one more than it has arguments. */
export function splitMessage(text: string): string[] {
  return text.split(ARGUMENT);
}

/**
 * Reads `?code=9&args[]=a&args[]=b`, with or without the question mark. Never throws: escapes
 * that mean nothing are read as what they look like.
 */
export function readErrorAddress(search: string): ErrorAddress {
  const params = new URLSearchParams(search);
  return { code: params.get('code')?.trim() || undefined, args: params.getAll('args[]') };
}

/** The query that `readErrorAddress` reads, with its question mark. */
export function formatErrorAddress(code: string, args: readonly string[]): string {
  const pairs = [['code', code], ...args.map((arg) => ['args[]', arg])];
  return `?${new URLSearchParams(pairs).toString()}`;
}
