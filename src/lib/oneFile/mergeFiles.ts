import type { SourceFile } from '../contracts/demos';
import { resolveFile } from '../resolveFile';
import { formatImports } from './formatImports';
import {
  type ImportedName,
  type ParsedFile,
  type ParsedImport,
  parseFile,
  type Statement,
} from './parseFile';

interface Module extends ParsedFile {
  name: string;
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
 * stands before it, and style sheets are embedded. Throws if a file contains what one file can't, or
 * two declare the same name.
 */
export function mergeFiles(files: readonly SourceFile[]): string {
  const sources = new Map(files.map((file) => [file.name, file]));
  const resolve = (importer: string, from: string) =>
    from.startsWith('.') ? resolveFile(importer, from, [...sources.keys()]) : undefined;
  const modules = new Map<string, Module>();
  const styles = new Set<string>();
  const order: Module[] = [];

  function load(name: string): Module {
    const known = modules.get(name);
    if (known) {
      return known;
    }
    const module = { ...parseFile(sources.get(name)!), name };
    modules.set(name, module);
    for (const { from } of module.imports) {
      const target = resolve(name, from);
      if (target?.endsWith('.css')) {
        styles.add(embedStyles(sources.get(target)!));
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
  for (const module of order.filter((one) => one !== entry)) {
    const bad = module.unknown ?? module.statements.find((one) => one.isReExport)?.code;
    if (bad !== undefined) {
      throw new Error(`The copy button can't move this code of ${module.name}; rewrite it: ${bad}`);
    }
  }
  if (entry.isMixed) {
    throw new Error(`${entry.name} has statements between its imports. Move them below.`);
  }
  if (order.length === 1 && styles.size === 0) {
    return entryFile.code;
  }

  const live = new Set<Statement>();
  const owners = new Map<string, string>();
  const packages: ParsedImport[] = [];
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
    const target = resolve(module.name, from);
    if (target === undefined) {
      const key = `${found.imported} of ${from}`;
      const known = packages
        .filter((one) => one.from === from)
        .flatMap(({ names }) => names)
        .find(({ imported, local }) => imported === found.imported && local === found.local);
      own(found.local, key);
      if (known) {
        known.isType &&= found.isType;
      } else {
        packages.push({ from, names: [{ ...found }], isType: found.isType });
      }
      return;
    }
    const other = load(target);
    const isDefault = found.imported === 'default';
    const statements = other.statements.filter((one) =>
      isDefault ? one.isDefault : one.names.includes(found.imported),
    );
    const declared = isDefault ? statements[0]?.names[0] : found.imported;
    if (declared === undefined || statements.length === 0) {
      throw new Error(
        `${module.name} imports ${found.imported} from ${from}, but ${target} doesn't declare it by name.`,
      );
    }
    statements.forEach((statement) => keep(other, statement));
    if (found.local !== declared) {
      if (module !== entry) {
        throw new Error(`${module.name} renames ${declared}. Import it by the name that it has.`);
      }
      own(found.local, `${module.name} (as ${declared})`);
      aliases.push(`${found.isType ? 'type' : 'const'} ${found.local} = ${declared};`);
    }
  }

  function keep(module: Module, statement: Statement): void {
    if (live.has(statement)) {
      return;
    }
    live.add(statement);
    statement.names.forEach((name) => own(name, module.name));
    for (const name of statement.uses) {
      module.statements
        .filter((one) => one.names.includes(name))
        .forEach((sibling) => keep(module, sibling));
      for (const { from, names } of module.imports) {
        names
          .filter(({ local }) => local === name)
          .forEach((found) => importFrom(module, from, found));
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
    packages.push(
      ...module.imports.filter(({ from, names }) => names.length === 0 && !from.startsWith('.')),
    );
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
  const start = entryFile.code.slice(0, entry.importsStart).trim();
  const rest = entryFile.code.slice(entry.importsEnd).trim();
  const parts = [start, imports, ...styles, ...moved, ...aliases, rest];
  const merged = `${parts.filter(Boolean).join('\n\n')}\n`;
  const [left] = /\bimport\(\s*['"]\.[^)]*\)/.exec(merged) ?? [];
  if (left) {
    throw new Error(`The copy button can't move what ${left} imports.`);
  }
  return merged;
}
