/**
 * Errors of packages whose production builds throw a number instead of the message: the data that
 * plugins/errorCodes reads from the packages, and the URL in such an error.
 */

/** The docs versions' packages that use a message. */
export interface ErrorSource {
  /** `@mui/material`. */
  package: string;
  /** Exact version: `7.3.10`. */
  version: string;
  /** The docs versions that use it, newest first: `['v8']`. */
  docsVersions: readonly string[];
}

export interface ErrorMessage {
  /** As in development, with `%s` for each argument in order. */
  text: string;
  /** By package, newest version first. */
  sources: readonly ErrorSource[];
}

export interface ErrorCode {
  code: number;
  /** More than one if versions use the code for different messages; newest first. */
  messages: readonly ErrorMessage[];
}

/** Also published as `/error-codes.json`. */
export interface ErrorCodeTable {
  /** Ascending. */
  codes: readonly ErrorCode[];
}

/** The placeholder for an argument in a message. */
export const ARGUMENT = '%s';

/** The content of an error's URL; `code` as given there, undefined if it has none. */
export interface ErrorAddress {
  code: string | undefined;
  args: readonly string[];
}

/** The parts of a message around its arguments: one more than it has arguments. */
export function splitMessage(text: string): string[] {
  return text.split(ARGUMENT);
}

/**
 * Parses `?code=9&args[]=a&args[]=b`, with or without the question mark. Never throws: invalid
 * escapes are read literally.
 */
export function readErrorAddress(search: string): ErrorAddress {
  const params = new URLSearchParams(search);
  return { code: params.get('code')?.trim() || undefined, args: params.getAll('args[]') };
}

/** The query for `readErrorAddress`, with its question mark. */
export function formatErrorAddress(code: string, args: readonly string[]): string {
  const pairs = [['code', code], ...args.map((arg) => ['args[]', arg])];
  return `?${new URLSearchParams(pairs).toString()}`;
}
