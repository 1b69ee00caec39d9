import type { SourceFile } from '../contracts/demos';
import { formatImports } from './formatImports';
import { type ImportedName, type ParsedFile, parseFile, type Statement } from './parseFile';

interface Module extends ParsedFile {
  name: string;
}

/** Name of the file that a relative import means; undefined if it isn't one of the program. */
function resolve(files: ReadonlyMap<string, unknown>, importer: string, from: string) {
  const parts = importer.split('/').slice(0, -1);
  for (const part of from.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  const base = parts.join('/');
  return ['', '.tsx', '.ts', '.jsx', '.js']
    .map((ending) => base + ending)
    .find((name) => files.has(name));
}

/** A style sheet as code that adds it to the page. */
function embedStyles({ name, code }: SourceFile): string {
  const css = code.trim().replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
  return `// These styles could also be a style sheet, ${name}, which you import here.
if (typeof document !== 'undefined') {
  const styles = new CSSStyleSheet();
  styles.replaceSync(\`
${css}
\`);
  document.adoptedStyleSheets.push(styles);
}`;
}

/**
 * A program of several files as a single one: what the entry (the first file) uses from the others
 * stands before it. Long arrays of rows are shortened, and style sheets are embedded. Throws if a
 * file isn't valid, or two declare the same name.
 */
export function mergeFiles(files: readonly SourceFile[]): string {
  const sources = new Map(files.map((file) => [file.name, file]));
  const modules = new Map<string, Module>();
  const styles: string[] = [];
  const order: Module[] = [];

  function load(name: string): Module {
    const known = modules.get(name);
    if (known) {
      return known;
    }
    const module = { ...parseFile(sources.get(name)!), name };
    modules.set(name, module);
    for (const { from } of module.imports) {
      const target = from.startsWith('.') ? resolve(sources, name, from) : undefined;
      if (target?.endsWith('.css')) {
        styles.push(embedStyles(sources.get(target)!));
      } else if (target !== undefined) {
        load(target);
      } else if (from.startsWith('.')) {
        throw new Error(`${name} imports ${from}, which isn't part of the program.`);
      }
    }
    order.push(module);
    return module;
  }

  const entryFile = files[0]!;
  const entry = load(entryFile.name);
  const broken = order.find((module) => module !== entry && module.unknown !== undefined);
  if (broken) {
    throw new Error(
      `The parser of the copy button doesn't know this code in ${broken.name}, so write it in another way: ${broken.unknown}`,
    );
  }
  if (order.length === 1 && styles.length === 0) {
    return entryFile.code;
  }

  const live = new Set<Statement>();
  const owners = new Map<string, string>();
  const packages: { from: string; names: ImportedName[] }[] = [];
  const aliases: string[] = [];

  function own(name: string, owner: string): void {
    const other = owners.get(name);
    if (other !== undefined && other !== owner) {
      throw new Error(
        `${other} and ${owner} both declare ${name}. Rename one, so that readers can copy the demo as one file.`,
      );
    }
    owners.set(name, owner);
  }

  function importFrom(module: Module, from: string, found: ImportedName): void {
    const target = from.startsWith('.') ? resolve(sources, module.name, from) : undefined;
    if (target === undefined) {
      const key = `${found.imported} of ${from}`;
      if (owners.get(found.local) !== key) {
        own(found.local, key);
        packages.push({ from, names: [found] });
      }
      return;
    }
    const other = load(target);
    const isDefault = found.imported === 'default';
    const statement = other.statements.find((one) =>
      isDefault ? one.isDefault : one.names.includes(found.imported),
    );
    const declared = isDefault ? statement?.names[0] : found.imported;
    if (!statement || declared === undefined) {
      throw new Error(
        `${module.name} imports ${found.imported} of ${from}, which has no name there.`,
      );
    }
    keep(other, statement);
    const alias = `${found.isType ? 'type' : 'const'} ${found.local} = ${declared};`;
    if (found.local !== declared && !aliases.includes(alias)) {
      own(found.local, `${module.name} (as ${declared})`);
      aliases.push(alias);
    }
  }

  function keep(module: Module, statement: Statement): void {
    if (live.has(statement)) {
      return;
    }
    live.add(statement);
    statement.names.forEach((name) => own(name, module.name));
    for (const name of statement.uses) {
      const sibling = module.statements.find((one) => one.names.includes(name));
      if (sibling) {
        keep(module, sibling);
      } else {
        for (const { from, names } of module.imports) {
          names
            .filter(({ local }) => local === name)
            .forEach((found) => importFrom(module, from, found));
        }
      }
    }
  }

  // Everything in the entry stays, and the imports of the entry come first.
  for (const { names } of entry.statements) {
    names.forEach((name) => own(name, entry.name));
  }
  for (const { from, names } of entry.imports) {
    names.forEach((found) => importFrom(entry, from, found));
  }
  for (const module of order) {
    for (const { from, names } of module.imports) {
      if (names.length === 0 && !from.startsWith('.')) {
        packages.push({ from, names });
      }
    }
    module.statements
      .filter(({ names }) => module !== entry && names.length === 0)
      .forEach((statement) => keep(module, statement));
  }

  const moved = order
    .filter((module) => module !== entry)
    .flatMap(({ statements }) => statements.filter((statement) => live.has(statement)))
    .map(({ code }) => code.trim());
  const imports = formatImports(
    packages,
    entry.imports.map(({ from }) => from),
  );
  const rest = entryFile.code.slice(entry.importsEnd).trim();
  return `${[imports, ...styles, ...moved, ...aliases, rest].filter(Boolean).join('\n\n')}\n`;
}
