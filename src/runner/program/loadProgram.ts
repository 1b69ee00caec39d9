import texts from '@site/i18n/en/runner.json';
import type { RunnerProgram } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { ComponentType } from 'react';
import { compileProgram, type CompiledProgram } from '../compile/compileProgram';
import { ProgramError } from '../compile/ProgramError';
import { linkProgram, type Evaluate } from './linkProgram';

const t = createTranslate({ en: texts });

/** All modules that a program can import, by specifier. */
export type Registry = Readonly<Record<string, () => Promise<unknown>>>;

export interface LoadedProgram {
  component: ComponentType;
  /** The content of the style sheets that it imports, in order. */
  styles: string[];
  specifiers: string[];
}

async function loadModules(specifiers: readonly string[], registry: Registry) {
  const entries = specifiers.map(async (specifier) => {
    try {
      return [specifier, await registry[specifier]?.()] as const;
    } catch {
      throw new ProgramError({ message: t('diagnostic.notLoaded', { specifier }) });
    }
  });
  return new Map(await Promise.all(entries));
}

function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}

/**
 * Compiles a program, loads what it imports and evaluates it. Throws a ProgramError if it's
 * invalid, and whatever its own code throws.
 */
export async function loadProgram(
  program: RunnerProgram,
  registry: Registry,
  evaluate: Evaluate,
): Promise<LoadedProgram> {
  const compiled: CompiledProgram = compileProgram(program, Object.keys(registry));
  const modules = await loadModules(compiled.specifiers, registry);
  const { exports, styles } = linkProgram(compiled, modules, evaluate);
  if (!isComponent(exports.default)) {
    throw new ProgramError({ message: t('diagnostic.noComponent'), file: compiled.entry });
  }
  return { component: exports.default, styles, specifiers: compiled.specifiers };
}
