import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { compileByAdapter } from './compileByAdapter';

/** The options and files of a workspace's `tsconfig.json`; throws where it is wrong. */
export function readConfig(docsDir: string): ts.ParsedCommandLine {
  const file = path.join(docsDir, 'tsconfig.json');
  const read = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const config = (read.config ?? {}) as object;
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, docsDir);
  const [first] = [...(read.error ? [read.error] : []), ...parsed.errors];
  if (first) {
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`);
  }
  return parsed;
}

/** A message of the compiler as a diagnostic; `file` is relative to the site. */
export function toDiagnostic(
  siteDir: string,
  { file, start = 0, messageText, code }: ts.Diagnostic,
): Diagnostic {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  return {
    file: file ? path.relative(siteDir, file.fileName) : 'tsconfig.json',
    line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
    message: `error TS${code}: ${message}`,
  };
}

/**
 * Type errors of some files of a docs workspace and of what they import; nothing is remembered.
 * `siteDir`, `docsDir` and the files are absolute.
 */
export function checkFiles(
  siteDir: string,
  docsDir: string,
  files: readonly string[],
): Diagnostic[] {
  const { options, fileNames } = readConfig(docsDir);
  return compileByAdapter({
    sources: new Map(files.map((name) => [path.normalize(name), readFileSync(name, 'utf8')])),
    options,
    ambient: fileNames.filter((name) => name.endsWith('.d.ts')),
  }).map((diagnostic) => toDiagnostic(siteDir, diagnostic));
}

/**
 * The compiler's messages about everything in a docs workspace: demos, their data, `_libraries.ts`,
 * and sources that are `added` to them, by absolute path. What was found before and is unchanged
 * costs little.
 */
export function compileWorkspace(
  docsDir: string,
  added: ReadonlyMap<string, string> = new Map(),
): ts.Diagnostic[] {
  const { options, fileNames } = readConfig(docsDir);
  const files = fileNames.map(
    (name) => [path.normalize(name), readFileSync(name, 'utf8')] as const,
  );
  return compileByAdapter({
    sources: new Map([...files, ...added]),
    options,
    ambient: fileNames.filter((name) => name.endsWith('.d.ts')),
    cacheDir: path.join(docsDir, 'node_modules/.cache'),
  });
}

/** Type errors of everything in a docs workspace. `siteDir` and `docsDir` are absolute. */
export function checkWorkspace(siteDir: string, docsDir: string): Diagnostic[] {
  return compileWorkspace(docsDir).map((diagnostic) => toDiagnostic(siteDir, diagnostic));
}
