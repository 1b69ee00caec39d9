import texts from '@site/i18n/en/runner.json';
import type { SourceFile } from '@site/src/lib/contracts/demos';
import type { RunnerProgram } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { getPackageName } from '@site/src/lib/getPackageName';
import { resolveFile } from '@site/src/lib/resolveFile';
import { compileFile } from './compileFile';
import { findClose } from './findClose';
import type { Requirement } from './findRequires';
import { locateImport } from './locateImport';
import { ProgramError } from './ProgramError';

const t = createTranslate({ en: texts });

/** A file of the program: its code and the targets of its relative imports, or its style. */
export type CompiledModule =
  | { kind: 'script'; code: string; siblings: Map<string, string> }
  | { kind: 'style'; text: string };

export interface CompiledProgram {
  /** Name of the file that exports the component. */
  entry: string;
  modules: Map<string, CompiledModule>;
  /** The packages' modules that the program imports. */
  specifiers: string[];
}

/** The specifiers most similar to an invalid one, or all packages if none is similar. */
function listAvailable(specifier: string, available: readonly string[]): string {
  const close = findClose(specifier, available);
  return (close.length > 0 ? close : [...new Set(available.map(getPackageName))]).join(', ');
}

/**
 * Compiles the entry, which is the first file, and all files that it imports, directly or
 * indirectly. `available` contains the specifiers of the packages. Throws a ProgramError for the
 * first problem.
 */
export function compileProgram(
  { files }: RunnerProgram,
  available: readonly string[],
): CompiledProgram {
  const [entry] = files;
  if (!entry) {
    throw new Error('A program requires at least one file.');
  }
  const names = files.map(({ name }) => name);
  const modules = new Map<string, CompiledModule>();
  const specifiers = new Set<string>();
  const queue = [entry];

  function addSibling(file: SourceFile, requirement: Requirement): string {
    const { specifier } = requirement;
    const name = resolveFile(file.name, specifier, names);
    const sibling = files.find((candidate) => candidate.name === name);
    if (!sibling) {
      const message = t('diagnostic.notAFile', { specifier, files: names.join(', ') });
      throw new ProgramError({ message, file: file.name, ...locateImport(file.code, requirement) });
    }
    queue.push(sibling);
    return sibling.name;
  }

  function addPackage(file: SourceFile, requirement: Requirement): void {
    const { specifier } = requirement;
    if (!available.includes(specifier)) {
      const values = { specifier, available: listAvailable(specifier, available) };
      const message = t('diagnostic.notAvailable', values);
      throw new ProgramError({ message, file: file.name, ...locateImport(file.code, requirement) });
    }
    specifiers.add(specifier);
  }

  for (const file of queue) {
    if (modules.has(file.name)) {
      continue;
    }
    if (file.name.endsWith('.css')) {
      modules.set(file.name, { kind: 'style', text: file.code });
      continue;
    }
    const { code, requirements } = compileFile(file);
    const siblings = new Map<string, string>();
    modules.set(file.name, { kind: 'script', code, siblings });
    for (const requirement of requirements) {
      if (requirement.specifier.startsWith('.')) {
        siblings.set(requirement.specifier, addSibling(file, requirement));
      } else {
        addPackage(file, requirement);
      }
    }
  }
  return { entry: entry.name, modules, specifiers: [...specifiers] };
}
