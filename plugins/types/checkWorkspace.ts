import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { compileByAdapter, type CompilerConfig, type CompilerMessage } from './compileByAdapter';
import { listFilledDemos } from './listFilledDemos';

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

/** How the compiler looks at code of a workspace; `docsDir` is absolute. */
export const createWorkspaceConfig = (docsDir: string): CompilerConfig => ({
  directory: docsDir,
  extends: path.join(docsDir, 'tsconfig.json'),
});

/** The same with the declarations that hold everywhere in the workspace, and all files of it. */
export function readWorkspace(docsDir: string) {
  const { fileNames } = readConfig(docsDir);
  return {
    fileNames,
    config: createWorkspaceConfig(docsDir),
    ambient: fileNames.filter((name) => name.endsWith('.d.ts')),
  };
}

/** A message of the compiler as a diagnostic; `file` is relative to the site. */
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

/** The same where the file may be a demo as its controls fill it in: then at the demo's own file. */
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

/** What is wrong with the file itself is so in every state of it: each message once, the first. */
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
 * Type errors of some files of a docs workspace and of what they import.
 * `siteDir`, `docsDir` and the files are absolute.
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
 * and sources that are `added` to them, by absolute path. `docsDir` is absolute.
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
 * Type errors of everything in a docs workspace, and of the code that controls make of its demos.
 * `siteDir` and `docsDir` are absolute.
 */
export function checkWorkspace(siteDir: string, docsDir: string): Diagnostic[] {
  return checkFiles(siteDir, docsDir, readConfig(docsDir).fileNames);
}
