import type { DemoProgram } from '../contracts/demos';
import { getExtensions } from '../fileTypes';
import { createMain } from './createMain';
import { createPackageJson } from './createPackageJson';
import { createPage } from './createPage';
import { createReadme } from './createReadme';
import { TSCONFIG, createViteConfig } from './configFiles';
import { placeFiles } from './placeFiles';

/** A standalone Vite project, the same for every online editor and for the archive. */
export interface DemoProject {
  title: string;
  description: string;
  /** Path of the demo's own entry: `src/PinInitial.tsx`. */
  entry: string;
  /** Maps paths in the project, with `/`, to text. */
  files: Record<string, string>;
}

type File = readonly [path: string, text: string];

const GITIGNORE = 'node_modules/\ndist/\n*.local\n.DS_Store\n';

const TAILWIND_CSS = `@import 'tailwindcss';

@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));
`;

const VITE_TYPES = '/// <reference types="vite/client" />\n';

/** Moment has no types for its locales, which are imported for their side effects. */
const LOCALE_TYPES = "\ndeclare module 'moment/locale/*';\n";

/** Files that only some programs need: TypeScript's own files, Tailwind's style sheet. */
function listOptionalFiles({ language, styling, files }: DemoProgram): File[] {
  const hasLocales = files.some(({ code }) => code.includes("'moment/locale/"));
  const typed: File[] = [
    ['tsconfig.json', `${JSON.stringify(TSCONFIG, null, 2)}\n`],
    ['src/vite-env.d.ts', hasLocales ? VITE_TYPES + LOCALE_TYPES : VITE_TYPES],
  ];
  return [
    ...(language === 'TS' ? typed : []),
    ...(styling === 'Tailwind' ? [['src/index.css', TAILWIND_CSS] as const] : []),
  ];
}

/**
 * Throws if two files have the same path; some file systems don't distinguish `Rows` from `rows`.
 */
function collectFiles(files: readonly File[], name: string): Record<string, string> {
  const paths = files.map(([path]) => path.toLowerCase());
  const twice = files
    .map(([path]) => path)
    .filter((path, index) => paths.indexOf(path.toLowerCase()) !== index);
  if (twice.length > 0) {
    throw new Error(
      `The project of the demo "${name}" has two files for ${twice.join(', ')}. ` +
        'Rename the file of the demo.',
    );
  }
  return Object.fromEntries(files);
}

/**
 * Creates a project for a program. The same program results in the same files. Throws if a file of
 * the program is outside of its folder or has a path that the project uses.
 */
export function createDemoProject(program: DemoProgram): DemoProject {
  const { plain, withJsx } = getExtensions(program.language);
  const main = `src/main.${withJsx}`;
  const demo = placeFiles(program);
  const files: File[] = [
    ['package.json', createPackageJson(program)],
    ['README.md', createReadme(program)],
    ['.gitignore', GITIGNORE],
    ['index.html', createPage(program, main)],
    [`vite.config.${plain}`, createViteConfig(program)],
    [main, createMain(program)],
    ...listOptionalFiles(program),
    ...demo.map(({ name, code }) => [`src/${name}`, code] as const),
  ];
  return {
    title: program.title,
    description: `From ${program.url}`,
    entry: `src/${program.name}.${withJsx}`,
    files: collectFiles(files, program.name),
  };
}
