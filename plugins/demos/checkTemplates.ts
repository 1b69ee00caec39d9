import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findTemplates } from './findTemplates';
import { checkFiles, type DemosContext } from './readPageDemos';

/** All problems in the files of the templates, at the line of the file. */
export function checkTemplates({ siteDir, docsDir }: DemosContext): Diagnostic[] {
  return findTemplates(docsDir)
    .flatMap((base) => checkFiles(base, docsDir, false))
    .map((found) => ({ ...found, file: path.relative(siteDir, found.file) }));
}
