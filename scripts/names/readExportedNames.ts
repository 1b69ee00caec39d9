import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that can't be imported from. */
const HIDDEN = /^(node_modules|esm|modern|legacy|node|umd|es|cjs|internals?)$/;

const DECLARATION =
  /^\s*export (?:declare )?(?:default )?(?:abstract )?(?:const enum|const|let|var|function|class|interface|type|enum|namespace) ([A-Za-z_$][\w$]*)/gm;
const LIST = /^\s*export (?:type )?\{([^}]*)\}/gm;
const STAR = /^\s*export (?:type )?\* from ['"](\.[^'"]*)['"]/gm;

function findDeclaration(file: string): string | undefined {
  const candidates = [`${file.replace(/\.js$/, '')}.d.ts`, path.join(file, 'index.d.ts'), file];
  return candidates.find((candidate) => candidate.endsWith('.d.ts') && existsSync(candidate));
}

/** The names that a declaration file exports, and the files whose exports it re-exports. */
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

/** Every name that a package (absolute folder) exports, from its root or from a subfolder. */
export function readExportedNames(directory: string): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string | undefined) => {
    if (!file || seen.has(file)) {
      return;
    }
    seen.add(file);
    const found = readExports(readFileSync(file, 'utf8'));
    found.names.forEach((name) => names.add(name));
    found.stars.forEach((from) => visit(findDeclaration(path.resolve(path.dirname(file), from))));
  };
  visit(findDeclaration(path.join(directory, 'index')));
  visit(readTypes(directory));
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isDirectory() && !HIDDEN.test(entry.name)) {
      visit(findDeclaration(path.join(directory, entry.name, 'index')));
    }
  }
  return names;
}
