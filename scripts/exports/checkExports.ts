import path from 'node:path';
import type ts from 'typescript';
import { readConfig } from '../../plugins/types/checkWorkspace';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { DOCS_VERSIONS, getDocsDir, type VersionName } from '../../src/lib/docsVersions';
import type { Rotation } from '../suite/rotation';
import { checkImports } from './checkImports';
import { checkPackages } from './checkPackages';
import { checkTypes, readProjectOptions } from './checkTypes';
import { chooseCompiled } from './chooseCompiled';
import type { DemoExport } from './packEveryWay';

/** Whether one compiler asks for all that another does. */
export function isAsStrict(one: ts.CompilerOptions, other: ts.CompilerOptions): boolean {
  return Object.entries(other).every(
    ([name, value]) =>
      name === 'configFilePath' || JSON.stringify(one[name]) === JSON.stringify(value),
  );
}

interface CheckedExports {
  diagnostics: Diagnostic[];
  /** How many were compiled in full. */
  compiled: number;
}

/** Everything that would keep projects of a docs version from running elsewhere as here. */
export function checkExports(
  exports: readonly DemoExport[],
  { siteDir, version, rotation }: { siteDir: string; version: VersionName; rotation: Rotation },
): CheckedExports {
  const docsDir = getDocsDir(version);
  const workspace = path.join(siteDir, docsDir);
  const chosen = chooseCompiled(exports, {
    siteDir,
    docsDir,
    rotation,
    versionIndex: DOCS_VERSIONS.indexOf(version),
    isDocsStrict: isAsStrict(readConfig(workspace).options, readProjectOptions(exports)),
  });
  const parsed = exports.filter(({ language }) => language === 'JS');
  return {
    diagnostics: [
      ...exports.flatMap(checkImports),
      ...exports.flatMap((found) => checkPackages(found, workspace)),
      ...checkTypes([...chosen, ...parsed], workspace),
    ],
    compiled: chosen.length,
  };
}
