import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compileByAdapter } from '../../plugins/types/compileByAdapter';
import { readWorkspace, toDiagnostic } from '../../plugins/types/checkWorkspace';
import { formatDiagnostic } from '../../src/lib/diagnostic';
import { getDocsDir, type VersionName } from '../../src/lib/docsVersions';

/** A manual change that a guide requires after its codemods. */
export interface Edit {
  /** Id of the heading in the guide that requires it: `legend`. */
  section: string;
  /** File of the sample: `App.tsx`. */
  file: string;
  /** Must appear exactly once in the file after the codemods and the previous edits. */
  before: string;
  after: string;
}

/** How a sample app is migrated from one major to the next. */
export interface Migration {
  /** Page of the guide, relative to its docs: `migration/migration-charts-v7`. */
  guide: string;
  from: VersionName;
  to: VersionName;
  /** The codemods of the guide, in its order: `v8.0.0/charts/preset-safe`. */
  codemods: readonly string[];
  edits: readonly Edit[];
}

type Files = ReadonlyMap<string, string>;

/** The files of a folder, by their names. */
export function readFiles(directory: string): Map<string, string> {
  return new Map(
    readdirSync(directory)
      .sort()
      .map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]),
  );
}

const CODEMOD = require
  .resolve('@mui/x-codemod/package.json')
  .replace('package.json', 'codemod.js');

/** The files after the codemods; throws with the output if one fails. */
export function runCodemods(sampleDir: string, codemods: readonly string[]): Map<string, string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'migration-'));
  try {
    cpSync(sampleDir, directory, { recursive: true });
    codemods.forEach((codemod) => {
      const output = execFileSync(process.execPath, [CODEMOD, codemod, directory], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      if (!/^0 errors$/m.test(stripVTControlCharacters(output))) {
        throw new Error(`${codemod} failed:\n${output}`);
      }
    });
    return readFiles(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The files after the edits; throws if an edit's `before` doesn't appear exactly once. */
export function applyEdits(files: Files, edits: readonly Edit[]): Map<string, string> {
  const edited = new Map(files);
  edits.forEach(({ section, file, before, after }) => {
    const parts = (edited.get(file) ?? '').split(before);
    if (parts.length !== 2) {
      const place = `${parts.length - 1} times in ${file}:\n${edited.get(file) ?? 'no such file'}`;
      throw new Error(`What #${section} changes appears ${place}\n\nIt is:\n${before}`);
    }
    edited.set(file, parts.join(after));
  });
  return edited;
}

/** Compiler errors of files with a docs version's packages: `App.tsx:3  error TS2307: …`. */
export function compile(siteDir: string, version: VersionName, files: Files): string[] {
  const docsDir = path.join(siteDir, getDocsDir(version));
  const { config, ambient } = readWorkspace(docsDir);
  const folder = path.join(docsDir, 'sample-app');
  const diagnostics = compileByAdapter({
    sources: new Map([...files].map(([name, text]) => [path.join(folder, name), text])),
    ...{ config, ambient },
  });
  return diagnostics.map((diagnostic) => formatDiagnostic(toDiagnostic(folder, diagnostic)));
}
