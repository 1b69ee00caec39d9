import path from 'node:path';
import { listOtherLibraries } from '../../plugins/demos/dates/translateProgram';
import { findDemos } from '../../plugins/demos/readPages';
import { readDemo } from '../../plugins/demos/readDemo';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { type DemoExport, packEveryWay } from './packEveryWay';

interface DemoChoice {
  /** Whether to include the demos of a page, by its absolute path. */
  isSelected?: (file: string) => boolean;
  /** Selects some of the demos' files, which are absolute paths. */
  choose?: (files: readonly string[]) => readonly string[];
}

/** The demos of a workspace in every variant, and the errors of those that can't be packed. */
export async function readExports(
  docsDir: string,
  { isSelected, choose = (files) => files }: DemoChoice = {},
): Promise<{ exports: DemoExport[]; diagnostics: Diagnostic[] }> {
  const exports: DemoExport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of choose([...new Set(await findDemos(docsDir, isSelected))])) {
    try {
      for (const library of [undefined, ...listOtherLibraries(file, docsDir)]) {
        exports.push(...packEveryWay(await readDemo(file, docsDir, library)));
      }
    } catch (error) {
      const { message } = error as Error;
      diagnostics.push({ file: path.relative(path.dirname(docsDir), file), line: 1, message });
    }
  }
  return { exports, diagnostics };
}
