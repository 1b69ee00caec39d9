import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, type Comment, type Expression, type Node, type Program } from 'acorn';
import { findPackageDir } from '../../packages/installed';

/** Where a name comes from: the export of another module, with the specifier as written. */
interface Source {
  from: string;
  /** `default` and `*` as in the import. */
  name: string;
}

/** The names in a published ES module, and what they stand for. */
export interface Module {
  file: string;
  code: string;
  program: Program;
  comments: readonly Comment[];
  imports: ReadonlyMap<string, Source>;
  /** Initial values of its variables and functions, by name. */
  values: ReadonlyMap<string, Node>;
  /** Exported name → local name. */
  exports: ReadonlyMap<string, string>;
  reexports: ReadonlyMap<string, Source>;
  /** Modules that it re-exports completely. */
  stars: readonly string[];
}

const getName = (node: Node): string => {
  const named = node as unknown as { type: string; name?: string; value?: unknown };
  return named.type === 'Identifier' ? (named.name ?? '') : String(named.value);
};

function parseModule(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const comments: Comment[] = [];
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onComment: comments,
  });
  const imports = new Map<string, Source>();
  const values = new Map<string, Node>();
  const exports = new Map<string, string>();
  const reexports = new Map<string, Source>();
  const stars: string[] = [];
  const declare = (node: Node | null | undefined): string[] => {
    const statement = node as unknown as Program['body'][number] | null | undefined;
    if (statement?.type === 'FunctionDeclaration' || statement?.type === 'ClassDeclaration') {
      const { name } = statement.id ?? { name: 'default' };
      values.set(name, statement);
      return [name];
    }
    if (statement?.type === 'VariableDeclaration') {
      return statement.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') {
          return [];
        }
        if (init) {
          values.set(id.name, init);
        }
        return [id.name];
      });
    }
    return [];
  };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = String(statement.source.value);
      statement.specifiers.forEach((specifier) =>
        imports.set(specifier.local.name, {
          from,
          name:
            specifier.type === 'ImportSpecifier'
              ? getName(specifier.imported)
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*',
        }),
      );
    } else if (statement.type === 'ExportAllDeclaration') {
      stars.push(String(statement.source.value));
    } else if (statement.type === 'ExportNamedDeclaration') {
      const { source } = statement;
      declare(statement.declaration).forEach((name) => exports.set(name, name));
      statement.specifiers.forEach(({ local, exported }) =>
        source
          ? reexports.set(getName(exported), { from: String(source.value), name: getName(local) })
          : exports.set(getName(exported), getName(local)),
      );
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      const [declared] = declare(declaration);
      if (declared) {
        exports.set('default', declared);
      } else if (declaration.type === 'Identifier') {
        exports.set('default', declaration.name);
      } else {
        exports.set('default', 'default');
        values.set('default', declaration);
      }
    } else {
      declare(statement);
    }
  }
  return { file, code, program, comments, imports, values, exports, reexports, stars };
}

const modules = new Map<string, Module | undefined>();

/** Reads a published ES module; undefined if there is none. */
export function readModule(file: string): Module | undefined {
  if (!modules.has(file)) {
    modules.set(file, existsSync(file) ? parseModule(file) : undefined);
  }
  return modules.get(file);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

const resolved = new Map<string, string | undefined>();

/** The file of an imported module of the X packages; undefined for other packages. */
export function resolveModule(file: string, from: string): string | undefined {
  const [, name, subpath = ''] = /^(@mui\/x-[^/]+)(\/.*)?$/.exec(from) ?? [];
  if (!from.startsWith('.') && !name) {
    return undefined;
  }
  const key = `${path.dirname(file)} ${from}`;
  if (!resolved.has(key)) {
    const directory = name && findPackageDir(path.dirname(file), name);
    const targets = directory
      ? [path.join(directory, 'esm', subpath), path.join(directory, subpath)]
      : [path.resolve(path.dirname(file), from)];
    const candidates = targets.flatMap((target) => [
      target,
      `${target}.js`,
      path.join(target, 'index.js'),
    ]);
    resolved.set(
      key,
      candidates.find((candidate) => candidate.endsWith('.js') && isFile(candidate)),
    );
  }
  return resolved.get(key);
}

/** What a name ultimately stands for: its declaration, or the other package that has it. */
export interface Origin {
  /**
   * Name at its declaration; for a default import from another package, the last part of the module
   * path.
   */
  name: string;
  module?: Module;
  value?: Node;
  /** `@mui/material`; absent for declarations of the X packages. */
  packageName?: string;
}

/** Follows an export of a module to its declaration. */
export function resolveExport(
  file: string,
  name: string,
  seen: ReadonlySet<string> = new Set(),
): Origin | undefined {
  const module = seen.has(file) ? undefined : readModule(file);
  if (!module) {
    return undefined;
  }
  const inside = module.exports.get(name);
  if (inside !== undefined) {
    return resolveName(module, inside);
  }
  const reexport = module.reexports.get(name);
  if (reexport) {
    return resolveSource(module, reexport, name, seen);
  }
  const next = new Set(seen).add(file);
  for (const from of module.stars) {
    const target = resolveModule(file, from);
    const found = target && resolveExport(target, name, next);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function resolveSource(
  { file }: Module,
  { from, name }: Source,
  local: string,
  seen: ReadonlySet<string> = new Set(),
): Origin | undefined {
  const target = resolveModule(file, from);
  if (target) {
    return resolveExport(target, name, new Set(seen).add(file));
  }
  const [, packageName = from, rest] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(from) ?? [];
  return {
    name: name === 'default' ? (rest?.split('/').at(-1) ?? local) : name,
    packageName,
  };
}

/** Follows a name in a module to its declaration. */
export function resolveName(module: Module, name: string): Origin | undefined {
  const source = module.imports.get(name);
  if (source) {
    return resolveSource(module, source, name);
  }
  const value = module.values.get(name);
  const alias = value as unknown as Expression | undefined;
  // `const Chip = ChipRaw;`
  if (alias?.type === 'Identifier' && alias.name !== name) {
    const origin = resolveName(module, alias.name);
    return origin && { ...origin, name: origin.packageName ? origin.name : name };
  }
  return { name, module, ...(value && { value }) };
}

/** The modules of the X packages that a module imports from, looking through barrels. */
export function listImported(module: Module): Module[] {
  const found = [...module.imports.values()].flatMap((source) => {
    const target = resolveModule(module.file, source.from);
    if (!target) {
      return [];
    }
    const origin =
      source.name === '*' ? undefined : resolveExport(target, source.name, new Set([module.file]));
    return origin?.module ?? readModule(target) ?? [];
  });
  return [...new Set(found)].filter(({ file }) => file !== module.file);
}
