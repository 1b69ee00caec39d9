import { GUARD_NAME } from '../compile/guardLoops';
import type { LoopGuard } from './createLoopGuard';
import { locateError } from './locateError';

/** `new Function`, called where the browser doesn't hide errors: see index.html. */
declare const createFunction: (...parts: string[]) => (...values: unknown[]) => unknown;

/** The variables available to a module's code. */
export interface ModuleScope {
  require: (specifier: string) => unknown;
  module: { exports: Record<string, unknown> };
}

const PROBE = 'probe.js';

function countWrapperLines(): number {
  try {
    createFunction(`throw new Error()\n//# sourceURL=${PROBE}`)();
  } catch (error) {
    return (locateError((error as Error).stack ?? '', [PROBE], 0).line ?? 1) - 1;
  }
  return 0;
}

let wrapperLines: number | undefined;

/**
 * The number of lines that the browser adds before evaluated code, so that line numbers in stacks
 * are too high.
 */
export function getWrapperLines(): number {
  wrapperLines ??= countWrapperLines();
  return wrapperLines;
}

/** Runs a file's CommonJS code; stacks contain the file's name. */
export function evaluate(
  name: string,
  code: string,
  { require, module }: ModuleScope,
  guard: LoopGuard,
): void {
  const body = `${code}\n//# sourceURL=${name}`;
  createFunction(
    'require',
    'module',
    'exports',
    GUARD_NAME,
    body,
  )(require, module, module.exports, guard);
}
