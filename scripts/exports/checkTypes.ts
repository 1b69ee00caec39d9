import path from 'node:path';
import ts from 'typescript';
import { compileByAdapter } from '../../plugins/types/compileByAdapter';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { mergeFiles } from '../../src/lib/oneFile/mergeFiles';
import type { DemoExport } from './packEveryWay';

/** Replaces `vite/client`, which isn't installed here. The first matching pattern wins. */
const STYLE_TYPES = `
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}
`;

interface Source {
  text: string;
  /** For messages. */
  label: string;
}

function collectSources(exports: readonly DemoExport[], directory: string): Map<string, Source> {
  const entries = exports.flatMap(({ label, project }, index) =>
    Object.entries(project.files)
      .filter(([file]) => /^src\/.*\.[jt]sx?$/.test(file) && !file.endsWith('vite-env.d.ts'))
      .map(([file, text]): [string, Source] => [
        path.join(directory, String(index), file),
        { text, label: `${label} ${file}` },
      ]),
  );
  return new Map(entries);
}

/** Types that the projects declare in `vite-env.d.ts`, besides Vite's. */
function listOwnTypes(exports: readonly DemoExport[]): Set<string> {
  const texts = exports.map(({ project }) => project.files['src/vite-env.d.ts'] ?? '');
  return new Set(texts.map((text) => text.replace(/^\/\/\/ .*$/m, '').trim()));
}

/** Whether one set of options includes all that another requires. */
export function isAsStrict(one: ts.CompilerOptions, other: ts.CompilerOptions): boolean {
  return Object.entries(other).every(
    ([name, value]) =>
      name === 'configFilePath' || JSON.stringify(one[name]) === JSON.stringify(value),
  );
}

/** The compiler's options of the TypeScript projects, which are the same for all. */
function readProjectConfig(exports: readonly DemoExport[]): { compilerOptions?: object } {
  const text = exports.find(({ language }) => language === 'TS')?.project.files['tsconfig.json'];
  return (ts.parseConfigFileTextToJson('tsconfig.json', text ?? '{}').config ?? {}) as object;
}

/** The same, as parsed by the compiler. */
export const readProjectOptions = (exports: readonly DemoExport[]): ts.CompilerOptions =>
  // Without files, so that no folder is read for `include`.
  ts.parseJsonConfigFileContent({ ...readProjectConfig(exports), files: [] }, ts.sys, '/').options;

/**
 * Compiles all projects at once, as strictly as their own tsconfig.json requires, against the
 * packages of the workspace `docsDir`. JavaScript only has to parse. Nothing is written.
 */
export function checkTypes(exports: readonly DemoExport[], docsDir: string): Diagnostic[] {
  return compile(exports, docsDir, collectSources(exports, path.join(docsDir, '.exports')));
}

/** The same for the single files that readers copy, each in a folder of its own. */
export function checkCopies(exports: readonly DemoExport[], docsDir: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const sources = new Map<string, Source>();
  for (const [index, { label, path: file, language, files }] of exports.entries()) {
    if (files.length > 1) {
      try {
        const name = `copy.${language === 'TS' ? 'tsx' : 'jsx'}`;
        const source = { text: mergeFiles(files), label: `${label}, copied as one file` };
        sources.set(path.join(docsDir, '.exports', `copy-${index}`, name), source);
      } catch (error) {
        diagnostics.push({ file, line: 1, message: (error as Error).message });
      }
    }
  }
  return [...diagnostics, ...compile(exports, docsDir, sources)];
}

function compile(
  exports: readonly DemoExport[],
  docsDir: string,
  sources: ReadonlyMap<string, Source>,
): Diagnostic[] {
  const directory = path.join(docsDir, '.exports');
  const { compilerOptions } = readProjectConfig(exports);
  const styleTypes = path.join(directory, 'styles.d.ts');
  const texts = new Map([...sources].map(([name, { text }]) => [name, text]));
  texts.set(styleTypes, [STYLE_TYPES, ...listOwnTypes(exports)].join('\n'));
  const messages = compileByAdapter({
    sources: texts,
    config: { directory, compilerOptions },
    ambient: [styleTypes],
  });
  return messages.flatMap(({ file, line, text }) => {
    const label = file === undefined ? 'tsconfig.json' : sources.get(file)?.label;
    return label === undefined ? [] : [{ file: label, line, message: text }];
  });
}
