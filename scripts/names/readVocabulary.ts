import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir, readManifest } from '../../plugins/packages/installed';
import type { Vocabulary } from './findUnknownNames';
import { readExportedNames } from './readExportedNames';

/** Other builds of the same code, other packages, and translations. */
const SKIPPED = new Set([
  ...['node_modules', 'esm', 'modern', 'legacy', 'node', 'umd', 'es', 'cjs', 'min'],
  ...['locale', 'locales', 'fp'],
]);

/** Packages that declare the words of the language, the browser and React. */
const PLATFORM = ['@types/react', '@types/react-dom', 'csstype', '@types/node'];

const IS_LIBRARY = /^@(?:mui|material-ui)\/(?!icons)/;
const WORD = /[A-Za-z_$][\w$]*/g;

function addFile(words: Set<string>, file: string): void {
  readFileSync(file, 'utf8')
    .match(WORD)
    ?.forEach((word) => words.add(word));
}

function addFolder(words: Set<string>, directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) {
        addFolder(words, file);
      }
    } else if (/\.d\.ts$|(?<!\.min)\.js$/.test(entry.name)) {
      addFile(words, file);
    }
  }
}

/** `@mui/x-charts`, `@mui/x-charts/BarChart`: a folder is a module if it has an index. */
function addModules(modules: Set<string>, directory: string, name: string): void {
  modules.add(name);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    const isModule = ['index.d.ts', 'index.js', 'package.json'].some((index) =>
      existsSync(path.join(file, index)),
    );
    if (entry.isDirectory() && entry.name !== 'node_modules' && isModule) {
      addModules(modules, file, `${name}/${entry.name}`);
    } else if (entry.name.endsWith('.d.ts')) {
      modules.add(`${name}/${entry.name.slice(0, -'.d.ts'.length)}`);
    }
  }
}

/** The names in the packages that a workspace (absolute) depends on, including their libraries. */
export function readVocabulary(docsDir: string): Vocabulary {
  const words = new Set<string>();
  const exports = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (from: string, name: string) => {
    const directory = findPackageDir(from, name);
    if (!directory || seen.has(directory)) {
      return;
    }
    seen.add(directory);
    modules.add(name);
    if (!IS_LIBRARY.test(name)) {
      if (!name.startsWith('@mui/') && !name.startsWith('@material-ui/')) {
        addFolder(words, directory);
      }
      return;
    }
    addFolder(words, directory);
    addModules(modules, directory, name);
    readExportedNames(directory).forEach((_, exported) => exports.add(exported));
    Object.keys(readManifest(directory).dependencies ?? {})
      .filter((dependency) => IS_LIBRARY.test(dependency))
      .forEach((dependency) => visit(directory, dependency));
  };
  const { dependencies, devDependencies } = readManifest(docsDir);
  Object.keys({ ...dependencies, ...devDependencies }).forEach((name) => visit(docsDir, name));
  return { words, exports, modules };
}

/** The words that all versions share, from the language, the browser and React. */
export function readPlatform(siteDir: string): Set<string> {
  const words = new Set<string>();
  const typescript = findPackageDir(siteDir, 'typescript');
  if (typescript) {
    const library = path.join(typescript, 'lib');
    readdirSync(library)
      .filter((file) => /^lib\..*\.d\.ts$/.test(file))
      .forEach((file) => addFile(words, path.join(library, file)));
  }
  for (const name of PLATFORM) {
    const directory = findPackageDir(siteDir, name);
    if (directory) {
      addFolder(words, directory);
    }
  }
  return words;
}
