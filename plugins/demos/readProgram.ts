import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../../src/lib/contracts/demos';

/** The files that make up one program, its entry first, and what they import from packages. */
export interface Program {
  /** `name` is relative to the entry's folder, as imports see it. */
  files: (SourceFile & { path: string })[];
  specifiers: string[];
  diagnostics: string[];
}

const ENDINGS = ['', '.tsx', '.ts', '.css', '/index.tsx', '/index.ts'];
const READABLE = /\.(tsx|ts|css)$/;

function resolveSibling(from: string, specifier: string): string | undefined {
  const base = path.resolve(path.dirname(from), specifier);
  // `./X.css` is the sheet, never `X.css.tsx`.
  const endings = specifier.endsWith('.css') ? [''] : ENDINGS;
  return endings
    .map((ending) => base + ending)
    .find((file) => READABLE.test(file) && existsSync(file) && statSync(file).isFile());
}

/** Line of an import, counted from 1. */
function lineOf(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}

/** Reads an entry and, recursively, the siblings that it imports. */
export function readProgram(entry: string): Program {
  const directory = path.dirname(entry);
  const program: Program = { files: [], specifiers: [], diagnostics: [] };
  const queue = [entry];
  const seen = new Set(queue);
  const specifiers = new Set<string>();
  for (const file of queue) {
    const code = readFileSync(file, 'utf8').trimEnd();
    const name = path.relative(directory, file).split(path.sep).join('/');
    program.files.push({ name, code, path: file });
    const imports = file.endsWith('.css') ? [] : ts.preProcessFile(code, true, true).importedFiles;
    for (const { fileName, pos } of imports) {
      if (!fileName.startsWith('.')) {
        specifiers.add(fileName);
        continue;
      }
      const sibling = resolveSibling(file, fileName);
      if (!sibling) {
        program.diagnostics.push(
          `${name}:${lineOf(code, pos)} imports "${fileName}", which does not exist. Siblings are .tsx, .ts or .css files.`,
        );
      } else if (path.relative(directory, sibling).startsWith('..')) {
        program.diagnostics.push(
          `${name}:${lineOf(code, pos)} imports "${fileName}" from outside its folder. Keep a demo's files beside it or below.`,
        );
      } else if (!seen.has(sibling)) {
        seen.add(sibling);
        queue.push(sibling);
      }
    }
  }
  program.specifiers = [...specifiers].sort();
  return program;
}
