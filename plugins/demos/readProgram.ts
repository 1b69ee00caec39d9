import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { STYLING_ENDINGS, type CodeStyling, type SourceFile } from '../../src/lib/contracts/demos';
import type { Diagnostic } from '../../src/lib/diagnostic';
import {
  DEMO_EXTENSIONS,
  listImportEndings,
  stripTypeScriptExtension,
} from '../../src/lib/fileTypes';
import { locate, type Position } from '../../src/lib/locate';
import { suggest } from '../../src/lib/suggest';
import { listNames } from '../packages/listNames';
import { findSharedDir, isInside, SHARED_DIR } from './findSharedDir';

/** An import of a package in a program. */
interface PackageImport extends Position {
  specifier: string;
  /** Absolute path of the file with the import. */
  file: string;
}

/** The files of a program, its entry first, and their imports of packages. */
export interface Program {
  /**
   * `name` is relative to the entry's folder, as imports see it. A file that stands in for another
   * (`parts.tailwind.tsx`) has the other's name (`parts.tsx`), whose full path is `standsInFor`.
   * Files that the demos of a product share are in `data`, and `code` imports them from there.
   */
  files: (SourceFile & { path: string; standsInFor?: string })[];
  imports: PackageImport[];
  /** Problems with imports of files; their `file` is absolute. */
  diagnostics: Diagnostic[];
}

const ENDINGS = listImportEndings(DEMO_EXTENSIONS);
const READABLE = new RegExp(`\\.(${DEMO_EXTENSIONS.join('|')})$`);

/** Whether a file with exactly this name exists. */
function hasFile(file: string): boolean {
  return (
    existsSync(file) &&
    statSync(file).isFile() &&
    listNames(path.dirname(file)).includes(path.basename(file))
  );
}

/** The file that a relative import refers to, ignoring stand-ins. */
export function resolveSibling(base: string): string | undefined {
  // `./X.css` is the sheet, never `X.css.tsx`.
  const endings = base.endsWith('.css') ? [''] : ENDINGS;
  return endings
    .map((ending) => base + ending)
    .find((file) => READABLE.test(file) && hasFile(file));
}

/**
 * The file that stands in for another in a program of a styling, next to it: `parts.tailwind.tsx`
 * for `parts.tsx`.
 */
export function findStandIn(file: string, styling: CodeStyling): string | undefined {
  const { system } = STYLING_ENDINGS;
  const standIn = file.slice(0, -system.length) + STYLING_ENDINGS[styling];
  return styling !== 'system' && file.endsWith(system) && hasFile(standIn) ? standIn : undefined;
}

/** Files in the folder of an import, as imports write them: `rows`, `Table.css`. */
function listSiblings(base: string): string[] {
  const directory = path.dirname(base);
  const wanted = base.endsWith('.css') ? /\.css$/ : READABLE;
  return listNames(directory)
    .filter((name) => wanted.test(name))
    .map(stripTypeScriptExtension);
}

/** Why an import of a file can't be resolved, and what would be valid. */
function describeMissing(base: string, specifier: string): string {
  const ending = path.extname(base);
  if (existsSync(base) && statSync(base).isFile() && !READABLE.test(base)) {
    return ending === '.json'
      ? `imports "${specifier}", but a demo can't import JSON. Put the data in a .ts file.`
      : `imports "${specifier}", but a demo can't import ${ending} files. Use .tsx, .ts or .css files.`;
  }
  const prefix = specifier.slice(0, specifier.lastIndexOf('/') + 1);
  const nearest = suggest(path.basename(base), listSiblings(base), (name) => prefix + name);
  return `imports "${specifier}", which doesn't exist.${nearest || ' Demos can import .tsx, .ts and .css files.'}`;
}

/** Replaces parts of a text, given in order. */
function replaceAt(text: string, changes: readonly { pos: number; end: number; to: string }[]) {
  const ends = [0, ...changes.map(({ end }) => end)];
  const parts = changes.map(({ pos, to }, index) => text.slice(ends[index], pos) + to);
  return parts.join('') + text.slice(ends.at(-1));
}

/**
 * Reads an entry and, recursively, the siblings that it imports, or their stand-ins in the styling.
 * It may not leave `directory`, except for what the demos of its product share.
 */
export function readProgram(
  entry: string,
  styling: CodeStyling = 'system',
  directory = path.dirname(entry),
): Program {
  const program: Program = { files: [], imports: [], diagnostics: [] };
  const queue: { file: string; standsInFor?: string }[] = [{ file: entry }];
  const seen = new Set([entry]);
  const sharedDir = findSharedDir(path.dirname(entry));
  const nameFile = (file: string) => {
    const isShared = sharedDir !== undefined && isInside(file, sharedDir);
    const name = isShared
      ? path.join(SHARED_DIR, path.relative(sharedDir, file))
      : path.relative(directory, file);
    return name.split(path.sep).join('/');
  };
  for (const { file, standsInFor } of queue) {
    const code = readFileSync(file, 'utf8').trimEnd();
    const name = nameFile(standsInFor ?? file);
    const moved: { pos: number; end: number; to: string }[] = [];
    const imports = file.endsWith('.css') ? [] : ts.preProcessFile(code, true, true).importedFiles;
    for (const { fileName, pos, end } of imports) {
      const position = locate(code, pos);
      const report = (message: string) =>
        program.diagnostics.push({ file, ...position, message: `${nameFile(file)} ${message}` });
      if (!fileName.startsWith('.')) {
        program.imports.push({ specifier: fileName, file, ...position });
        continue;
      }
      const base = path.resolve(path.dirname(file), fileName);
      const sibling = resolveSibling(base);
      const isShared = sharedDir !== undefined && isInside(base, sharedDir);
      if (isShared && !isInside(file, sharedDir)) {
        const target = path.posix.relative(path.posix.dirname(name), nameFile(base));
        moved.push({
          pos: pos + 1,
          end: end + 1,
          to: target.startsWith('.') ? target : `./${target}`,
        });
      }
      if (!isShared && !isInside(base, directory)) {
        report(
          `imports "${fileName}" from outside its folder. Keep a demo's files next to it, in a subfolder, or in "${SHARED_DIR}" of its product.`,
        );
      } else if (!sibling) {
        report(describeMissing(base, fileName));
      } else {
        const standIn = findStandIn(sibling, styling);
        if (!seen.has(standIn ?? sibling)) {
          seen.add(standIn ?? sibling);
          queue.push(standIn ? { file: standIn, standsInFor: sibling } : { file: sibling });
        }
      }
    }
    program.files.push({
      name,
      code: replaceAt(code, moved),
      path: file,
      ...(standsInFor && { standsInFor }),
    });
  }
  return program;
}
