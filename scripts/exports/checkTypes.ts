import path from 'node:path';
import ts from 'typescript';
import { compileByAdapter } from '../../plugins/types/compileByAdapter';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { DemoExport } from './packEveryWay';

/** Instead of `vite/client`, which is not installed here. The first pattern that fits counts. */
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

/** What the projects declare for themselves, besides the types of Vite. */
function listOwnTypes(exports: readonly DemoExport[]): Set<string> {
  const texts = exports.map(({ project }) => project.files['src/vite-env.d.ts'] ?? '');
  return new Set(texts.map((text) => text.replace(/^\/\/\/ .*$/m, '').trim()));
}

/** Whether one compiler asks for everything that another asks for. */
export function isAsStrict(one: ts.CompilerOptions, other: ts.CompilerOptions): boolean {
  return Object.entries(other).every(
    ([name, value]) =>
      name === 'configFilePath' || JSON.stringify(one[name]) === JSON.stringify(value),
  );
}

/** The compiler's options of the TypeScript projects, which are the same for all. */
export function readProjectOptions(exports: readonly DemoExport[]): ts.CompilerOptions {
  const text = exports.find(({ language }) => language === 'TS')?.project.files['tsconfig.json'];
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', text ?? '{}') as {
    config?: object;
  };
  // No folder is read for `include`: the files are handed to the compiler.
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, '/').options;
}

function toDiagnostic({ file, start = 0, messageText }: ts.Diagnostic, label: string): Diagnostic {
  return {
    file: label,
    line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

/**
 * Compiles all projects at once, as strictly as their own tsconfig.json says, against the
 * packages of the workspace `docsDir`; JavaScript must only parse. Nothing is written.
 */
export function checkTypes(exports: readonly DemoExport[], docsDir: string): Diagnostic[] {
  const directory = path.join(docsDir, '.exports');
  const sources = collectSources(exports, directory);
  const options = readProjectOptions(exports);
  const styleTypes = path.join(directory, 'styles.d.ts');
  const texts = new Map([...sources].map(([name, { text }]) => [name, text]));
  texts.set(styleTypes, [STYLE_TYPES, ...listOwnTypes(exports)].join('\n'));
  const diagnostics = compileByAdapter({ sources: texts, options, ambient: [styleTypes] });
  return diagnostics.flatMap((diagnostic) => {
    const name = diagnostic.file && path.normalize(diagnostic.file.fileName);
    const source = name === undefined ? undefined : sources.get(name);
    return name === undefined || source
      ? [toDiagnostic(diagnostic, source?.label ?? 'tsconfig.json')]
      : [];
  });
}
