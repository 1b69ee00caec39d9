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
  /** Lines that the browser puts before evaluated code. */
  offset: number;
}

/** What the page is told of an error; `undefined` is one that the browser keeps to itself. */
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
