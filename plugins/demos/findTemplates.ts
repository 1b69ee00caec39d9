import { existsSync } from 'node:fs';
import path from 'node:path';
import { listNames } from '../packages/listNames';

/** Folder of a docs workspace whose programs fill a whole page, without text around them. */
const TEMPLATES_DIR = 'templates';

/** Whether a base file belongs to a template. */
export function isTemplate(base: string, docsDir: string): boolean {
  return path.dirname(base) === path.join(docsDir, TEMPLATES_DIR);
}

/** Absolute base files of the templates of a docs version: `docs/templates/SignIn.tsx`. */
export function findTemplates(docsDir: string): string[] {
  const directory = path.join(docsDir, TEMPLATES_DIR);
  const names = existsSync(directory) ? listNames(directory) : [];
  return names
    .filter((name) => /^\w+\.tsx$/.test(name))
    .sort()
    .map((name) => path.join(directory, name));
}
