import path from 'node:path';
import { listOtherLibraries } from '../../plugins/demos/dates/translateProgram';
import { findDemos } from '../../plugins/demos/readPages';
import { readDemo } from '../../plugins/demos/readDemo';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { type DemoExport, packEveryWay } from './packEveryWay';

/**
 * The demos of a workspace in every way, and what is wrong with those that cannot be packed.
 * `isWanted` is asked with a demo's file, an absolute path.
 */
export async function readExports(
  docsDir: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<{ exports: DemoExport[]; diagnostics: Diagnostic[] }> {
  const exports: DemoExport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of new Set((await findDemos(docsDir)).filter(isWanted))) {
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
