import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir } from '../../plugins/packages/installed';

/** Folders that can't be imported from. */
const HIDDEN = /^(node_modules|esm|modern|legacy|node|umd|es|cjs|internals?)$/;

const DECLARATION =
  /^\s*export (?:declare )?(?:default )?(?:abstract )?(?:const enum|const|let|var|function|class|interface|type|enum|namespace) ([A-Za-z_$][\w$]*)/gm;
const LIST = /^\s*export (?:type )?\{([^}]*)\}/gm;
const STAR = /^\s*export (?:type )?\* from ['"]([^'"]*)['"]/gm;
const PACKAGE = /^(@[^/]+\/[^/]+)(.*)$/;

function findDeclaration(file: string): string | undefined {
  const candidates = [`${file.replace(/\.js$/, '')}.d.ts`, path.join(file, 'index.d.ts'), file];
  return candidates.find((candidate) => candidate.endsWith('.d.ts') && existsSync(candidate));
}

/** The names that a declaration file exports, and the modules whose exports it re-exports. */
export function readExports(declarations: string): { names: string[]; stars: string[] } {
  const code = declarations.replaceAll(/\/\*[^]*?\*\//g, '');
  const lists = [...code.matchAll(LIST)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((item) => item.trim().replace(/^type /, ''))
      .filter((item) => item !== '')
      .map((item) => / as ([\w$]+)$/.exec(item)?.[1] ?? item),
  );
  return {
    names: [...[...code.matchAll(DECLARATION)].map(([, name]) => name!), ...lists],
    stars: [...code.matchAll(STAR)].map(([, from]) => from!),
  };
}

/** The file in package.json's `types`, if the declarations are one bundle. */
function readTypes(directory: string): string | undefined {
  const text = readFileSync(path.join(directory, 'package.json'), 'utf8');
  const { types, typings } = JSON.parse(text) as { types?: string; typings?: string };
  const file = types ?? typings;
  return file === undefined ? undefined : findDeclaration(path.join(directory, file));
}

/** The file of a module that another file re-exports, if it has declarations. */
function findModule(file: string, from: string): string | undefined {
  const [, name, rest = ''] = PACKAGE.exec(from) ?? [];
  const directory =
    name === undefined ? path.dirname(file) : findPackageDir(path.dirname(file), name);
  return directory && findDeclaration(path.join(directory, name === undefined ? from : `.${rest}`));
}

/** The files that can be imported from a package, by their path in it; the root comes first. */
function listEntries(directory: string): [subpath: string, file: string | undefined][] {
  return [
    ['', findDeclaration(path.join(directory, 'index'))],
    ['', readTypes(directory)],
    ...readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !HIDDEN.test(entry.name))
      .map(({ name }): [string, string | undefined] => [
        `/${name}`,
        findDeclaration(path.join(directory, name, 'index')),
      ]),
  ];
}

/**
 * Every name that a package (absolute folder) exports, with the subpath to import it from: empty for
 * the root, or `/locales` for a subfolder.
 */
export function readExportedNames(directory: string): Map<string, string> {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string | undefined, subpath: string) => {
    if (!file || seen.has(file)) {
      return;
    }
    seen.add(file);
    const found = readExports(readFileSync(file, 'utf8'));
    found.names.forEach((name) => names.set(name, names.get(name) ?? subpath));
    found.stars.forEach((from) => visit(findModule(file, from), subpath));
  };
  listEntries(directory).forEach(([subpath, file]) => visit(file, subpath));
  return names;
}
