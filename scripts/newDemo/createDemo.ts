import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProduct } from '../../src/lib/productVersions';
import { assertPage, getPageFile } from '../lib/pagePaths';
import { writeFormatted } from '../lib/writeFormatted';
import { insertDemo } from './insertDemo';
import { createDemoFiles, getTemplateHeight, listTakenNames, quoteAttribute } from './templates';

export interface NewDemo {
  /** `react-data-grid/sorting` */
  page: string;
  /** Name of the component and its file: `MultiSort`. */
  name: string;
  title: string;
  /** Heading to put it under; by default, the last section. */
  after?: string | undefined;
  hasStylings: boolean;
}

/** Why the name of a new demo on a page is invalid, or true. */
export function validateName(siteDir: string, page: string, name: string): string | true {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    return `"${name}" is not a component name. Use PascalCase, as in MultiSort.`;
  }
  if (listTakenNames(findProduct(`${page}/`)).includes(name)) {
    return `"${name}" is imported by the demo. Choose a name that says what it shows, such as MultiSort.`;
  }
  const files = readdirSync(path.join(siteDir, path.dirname(getPageFile(page))));
  const clash = files.find((file) => file.split('.')[0]!.toLowerCase() === name.toLowerCase());
  return clash === undefined ? true : `"${name}" is taken by ${clash} in the folder of the page.`;
}

/**
 * Writes a demo next to its page and inserts it there. Throws before anything is written.
 *
 * @returns the files that were written, relative to the site
 */
export async function createDemo(siteDir: string, demo: NewDemo): Promise<string[]> {
  const { page, name, title, after, hasStylings } = demo;
  await assertPage(siteDir, page);
  const problem = validateName(siteDir, page, name);
  if (problem !== true) {
    throw new Error(problem);
  }
  if (title.trim() === '') {
    throw new Error('A demo needs a title, which is its name for screen readers.');
  }
  const product = findProduct(`${page}/`);
  const pageFile = getPageFile(page);
  const target = path.join(siteDir, pageFile);
  const height = getTemplateHeight(product);
  const line = `<Demo src="./${name}.tsx" title=${quoteAttribute(title)} height={${height}} />`;
  const text = insertDemo(readFileSync(target, 'utf8'), line, after);
  const files = createDemoFiles(product, { name, title, hasStylings });
  for (const file of files) {
    await writeFormatted(siteDir, `${path.posix.dirname(pageFile)}/${file.name}`, file.text);
  }
  writeFileSync(target, text);
  return [...files.map((file) => `${path.posix.dirname(pageFile)}/${file.name}`), pageFile];
}

/** `MultiSort` → `Multi sort`, as a placeholder for the writer. */
export function proposeTitle(name: string): string {
  const words = name.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
