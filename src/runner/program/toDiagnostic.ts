import texts from '@site/i18n/en/runner.json';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { ProgramError } from '../compile/ProgramError';
import { describeError } from './describeError';
import { locateError } from './locateError';

const t = createTranslate({ en: texts });

interface Origin {
  /** Names of the program's files. */
  names: readonly string[];
  /** The number of lines that the browser adds before evaluated code. */
  offset: number;
}

/** The diagnostic for the page; `undefined` is an error that the browser hides. */
export function toDiagnostic(error: unknown, { names, offset }: Origin): RunnerDiagnostic {
  if (error instanceof ProgramError) {
    return error.diagnostic;
  }
  if (error === undefined) {
    return { message: t('diagnostic.hidden') };
  }
  const stack = error instanceof Error ? error.stack : undefined;
  return { message: describeError(error), ...locateError(stack ?? '', names, offset) };
}
