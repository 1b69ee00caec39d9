import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { compileByAdapter, type CompilerConfig, type CompilerMessage } from './compileByAdapter';
import { listFilledDemos } from './listFilledDemos';

/** The options and files of a workspace's `tsconfig.json`; throws if it's invalid. */
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

/** The compiler configuration for code of a workspace; `docsDir` is absolute. */
export const createWorkspaceConfig = (docsDir: string): CompilerConfig => ({
  directory: docsDir,
  extends: path.join(docsDir, 'tsconfig.json'),
});

/** The same, with the workspace's global declarations and all its files. */
export function readWorkspace(docsDir: string) {
  const { fileNames } = readConfig(docsDir);
  return {
    fileNames,
    config: createWorkspaceConfig(docsDir),
    ambient: fileNames.filter((name) => name.endsWith('.d.ts')),
  };
}

/** A compiler message as a diagnostic; `file` is relative to the site. */
export function toDiagnostic(
  siteDir: string,
  { file, line, text, code }: CompilerMessage,
): Diagnostic {
  return {
    file: file === undefined ? 'tsconfig.json' : path.relative(siteDir, file),
    line,
    message: `error TS${code}: ${text}`,
  };
}

type FilledDemos = ReturnType<typeof listFilledDemos>;

const readFiles = (files: readonly string[]) =>
  new Map(files.map((name) => [path.normalize(name), readFileSync(name, 'utf8')]));

const listCodes = (filled: FilledDemos) =>
  [...filled].map(([file, { code }]): [string, string] => [file, code]);

/**
 * The same for files that may be demos filled in by their controls, which are reported at the
 * demo's own file.
 */
function toDemoDiagnostic(
  siteDir: string,
  filled: FilledDemos,
  diagnostic: CompilerMessage,
): Diagnostic {
  const found = toDiagnostic(siteDir, diagnostic);
  const demo = filled.get(path.resolve(siteDir, found.file));
  return demo
    ? {
        file: path.relative(siteDir, demo.file),
        line: demo.findLine(found.line ?? 1),
        message: `${found.message} (In the code ${demo.state}.)`,
      }
    : found;
}

/**
 * Mistakes in the file itself occur in every state, so only the first of equal messages is kept.
 */
function toDemoDiagnostics(
  siteDir: string,
  filled: FilledDemos,
  diagnostics: readonly CompilerMessage[],
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  diagnostics.forEach((diagnostic) => {
    const demo = toDemoDiagnostic(siteDir, filled, diagnostic);
    const { file, line, message } = demo;
    const key = `${file}:${line}:${message.replace(/ \(In the code .*$/s, '')}`;
    if (!found.has(key)) {
      found.set(key, demo);
    }
  });
  return [...found.values()];
}

/**
 * Type errors in some files of a docs workspace and their imports. `siteDir`, `docsDir` and the
 * files are absolute.
 */
export function checkFiles(
  siteDir: string,
  docsDir: string,
  files: readonly string[],
): Diagnostic[] {
  const { config, ambient } = readWorkspace(docsDir);
  const sources = readFiles(files);
  const filled = listFilledDemos(sources);
  const diagnostics = compileByAdapter({
    sources: new Map([...sources, ...listCodes(filled)]),
    ...{ config, ambient },
  });
  return toDemoDiagnostics(siteDir, filled, diagnostics);
}

/**
 * The compiler's messages about everything in a docs workspace: demos, their data, `_libraries.ts`,
 * and `added` sources, by absolute path. `docsDir` is absolute.
 */
export function compileWorkspace(
  docsDir: string,
  added: ReadonlyMap<string, string> = new Map(),
): CompilerMessage[] {
  const { fileNames, ...workspace } = readWorkspace(docsDir);
  const sources = new Map([...readFiles(fileNames), ...added]);
  return compileByAdapter({ ...workspace, sources });
}

/**
 * Type errors in everything in a docs workspace, and in the code that controls create from its
 * demos. `siteDir` and `docsDir` are absolute.
 */
export function checkWorkspace(siteDir: string, docsDir: string): Diagnostic[] {
  return checkFiles(siteDir, docsDir, readConfig(docsDir).fileNames);
}
