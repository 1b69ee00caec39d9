import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders with the same code for other targets. */
const COPIES = /^(?:esm|legacy|modern|node|node_modules|umd)\//;

const texts = new Map<string, ReadonlyMap<string, string>>();

/** The published modules of a package (absolute folder) by file. */
export function readPackageCode(directory: string): ReadonlyMap<string, string> {
  const known = texts.get(directory);
  if (known) {
    return known;
  }
  const esm = path.join(directory, 'esm');
  const root = existsSync(esm) ? esm : directory;
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js') && !COPIES.test(file))
    .map((file) => path.join(root, file));
  const modules = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  texts.set(directory, modules);
  return modules;
}

/** The names in the code of packages. */
export interface CodeNames {
  all: ReadonlySet<string>;
  /** Names imported from other packages. */
  foreign: ReadonlySet<string>;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Code without comments, except trailing ones. */
export const dropComments = (code: string): string => code.replace(COMMENTS, '');

const FOREIGN_IMPORTS = /^import ([^'"]+ from ['"](?!\.|@mui\/x-)[^'"]+)/gm;

const listCapitalized = (text: string) => text.match(/\b[A-Z]\w*/g) ?? [];

const names = new Map<string, CodeNames>();

/** The capitalized names in the code of packages (absolute folders), ignoring comments. */
export function readCodeNames(directories: readonly string[]): CodeNames {
  const key = directories.join();
  const known = names.get(key);
  if (known) {
    return known;
  }
  const found = { all: new Set<string>(), foreign: new Set<string>() };
  for (const code of directories.flatMap((directory) => [...readPackageCode(directory).values()])) {
    const bare = dropComments(code);
    listCapitalized(bare).forEach((name) => found.all.add(name));
    for (const [, imported = ''] of bare.matchAll(FOREIGN_IMPORTS)) {
      listCapitalized(imported).forEach((name) => found.foreign.add(name));
    }
  }
  names.set(key, found);
  return found;
}
