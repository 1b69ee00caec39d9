import type { Diagnostic } from '../../src/lib/diagnostic';
import { checkImports } from './checkImports';
import { checkPackages } from './checkPackages';
import { checkCopies, checkTypes } from './checkTypes';
import type { DemoExport } from './packEveryWay';

/** Everything that would prevent projects from running elsewhere; `workspace` is their demos'. */
export function checkExports(exports: readonly DemoExport[], workspace: string): Diagnostic[] {
  return [
    ...exports.flatMap(checkImports),
    ...exports.flatMap((found) => checkPackages(found, workspace)),
    ...checkTypes(exports, workspace),
    ...checkCopies(exports, workspace),
  ];
}
