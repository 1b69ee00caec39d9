import type { Diagnostic } from '../../src/lib/diagnostic';
import { checkImports } from './checkImports';
import { checkPackages } from './checkPackages';
import { checkTypes } from './checkTypes';
import type { DemoExport } from './packEveryWay';

/** Everything that would keep a project from running elsewhere as its demo runs here. */
export function checkExports(exports: readonly DemoExport[], docsDir: string): Diagnostic[] {
  return [
    ...exports.flatMap(checkImports),
    ...exports.flatMap((found) => checkPackages(found, docsDir)),
    ...checkTypes(exports, docsDir),
  ];
}
