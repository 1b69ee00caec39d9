import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { listNames } from '../packages/listNames';
import { checkFiles, type DemosContext } from './readPageDemos';

/** Folder of a docs workspace whose programs fill a page each, without a text around them. */
export const TEMPLATES_DIR = 'templates';

/** Absolute base files of the templates of a docs version: `docs/templates/SignIn.tsx`. */
export function findTemplates(docsDir: string): string[] {
  const directory = path.join(docsDir, TEMPLATES_DIR);
  const names = existsSync(directory) ? listNames(directory) : [];
  return names
    .filter((name) => /^\w+\.tsx$/.test(name))
    .sort()
    .map((name) => path.join(directory, name));
}

/** All that is wrong with the files of the templates, at the line of the file. */
export function checkTemplates({ siteDir, docsDir }: DemosContext): Diagnostic[] {
  return findTemplates(docsDir)
    .flatMap((base) => checkFiles(base, docsDir, false))
    .map((found) => ({ ...found, file: path.relative(siteDir, found.file) }));
}
