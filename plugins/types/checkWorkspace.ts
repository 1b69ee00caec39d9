import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { compileByAdapter } from './compileByAdapter';
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

type FilledDemos = ReturnType<typeof listFilledDemos>;

const readFiles = (files: readonly string[]) =>
  new Map(files.map((name) => [path.normalize(name), readFileSync(name, 'utf8')]));

/** Everything that the compiler reads of a workspace, and where it remembers what it has read. */
function readWorkspace(siteDir: string, docsDir: string) {
  const { options, fileNames } = readConfig(docsDir);
  return {
    sources: readFiles(fileNames),
    options,
    ambient: fileNames.filter((name) => name.endsWith('.d.ts')),
    cacheDir: path.join(siteDir, '.cache/types', path.relative(siteDir, docsDir)),
  };
}

const listCodes = (filled: FilledDemos) =>
  [...filled].map(([file, { code }]): [string, string] => [file, code]);

/** The same where the file may be a demo as its controls fill it in: then at the demo's own file. */
function toDemoDiagnostic(
  siteDir: string,
  filled: FilledDemos,
  diagnostic: ts.Diagnostic,
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
  diagnostics: readonly ts.Diagnostic[],
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
 * Type errors of some files of a docs workspace and of what they import; nothing is remembered.
 * `siteDir`, `docsDir` and the files are absolute.
 */
export function checkFiles(
  siteDir: string,
  docsDir: string,
  files: readonly string[],
): Diagnostic[] {
  const { options, fileNames } = readConfig(docsDir);
  const sources = readFiles(files);
  const filled = listFilledDemos(sources);
  const diagnostics = compileByAdapter({
    sources: new Map([...sources, ...listCodes(filled)]),
    options,
    ambient: fileNames.filter((name) => name.endsWith('.d.ts')),
  });
  return toDemoDiagnostics(siteDir, filled, diagnostics);
}

/**
 * The compiler's messages about everything in a docs workspace: demos, their data, `_libraries.ts`,
 * and sources that are `added` to them, by absolute path. What was found before and is unchanged
 * costs little. `siteDir` and `docsDir` are absolute.
 */
export function compileWorkspace(
  siteDir: string,
  docsDir: string,
  added: ReadonlyMap<string, string> = new Map(),
): ts.Diagnostic[] {
  const { sources, ...workspace } = readWorkspace(siteDir, docsDir);
  return compileByAdapter({ ...workspace, sources: new Map([...sources, ...added]) });
}

/**
 * Type errors of everything in a docs workspace, and of the code that controls make of its demos.
 * `siteDir` and `docsDir` are absolute.
 */
export function checkWorkspace(siteDir: string, docsDir: string): Diagnostic[] {
  const { sources, ...workspace } = readWorkspace(siteDir, docsDir);
  const filled = listFilledDemos(sources);
  const diagnostics = compileByAdapter({
    ...workspace,
    sources: new Map([...sources, ...listCodes(filled)]),
  });
  return toDemoDiagnostics(siteDir, filled, diagnostics);
}
