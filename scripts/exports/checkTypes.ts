import path from 'node:path';
import ts from 'typescript';
import type { Fault } from '../../src/lib/fault';
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
  isTyped: boolean;
}

function collectSources(exports: readonly DemoExport[], directory: string): Map<string, Source> {
  const entries = exports.flatMap(({ label, language, project }, index) =>
    Object.entries(project.files)
      .filter(([file]) => /^src\/.*\.[jt]sx?$/.test(file) && !file.endsWith('vite-env.d.ts'))
      .map(([file, text]): [string, Source] => [
        path.join(directory, String(index), file),
        { text, label: `${label} ${file}`, isTyped: language === 'TS' },
      ]),
  );
  return new Map(entries);
}

function readOptions(exports: readonly DemoExport[]): ts.CompilerOptions {
  const text = exports.find(({ language }) => language === 'TS')?.project.files['tsconfig.json'];
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', text ?? '{}');
  // No folder is read for `include`: the files are handed to the compiler.
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, '/').options;
}

/** A host that finds `sources` where they would be if they were written to the disk. */
function createHost(options: ts.CompilerOptions, sources: Map<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const directories = new Set([...sources.keys()].map((name) => path.dirname(name)));
  return {
    ...host,
    fileExists: (name) => sources.has(path.normalize(name)) || host.fileExists(name),
    readFile: (name) => sources.get(path.normalize(name)) ?? host.readFile(name),
    directoryExists: (name) =>
      directories.has(path.normalize(name)) || ts.sys.directoryExists(name),
    getSourceFile: (name, version, ...rest) => {
      const text = sources.get(path.normalize(name));
      return text === undefined
        ? host.getSourceFile(name, version, ...rest)
        : ts.createSourceFile(name, text, version, true);
    },
  };
}

function toFault({ file, start = 0, messageText }: ts.Diagnostic, label: string): Fault {
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
export function checkTypes(exports: readonly DemoExport[], docsDir: string): Fault[] {
  const directory = path.join(docsDir, '.exports');
  const sources = collectSources(exports, directory);
  const options = { ...readOptions(exports), allowJs: true };
  const styleTypes = path.join(directory, 'styles.d.ts');
  const texts = new Map([...sources].map(([name, { text }]) => [name, text]));
  texts.set(styleTypes, STYLE_TYPES);
  const program = ts.createProgram([...texts.keys()], options, createHost(options, texts));
  const general = program.getOptionsDiagnostics().map((found) => toFault(found, 'tsconfig.json'));
  const special = [...sources].flatMap(([name, { label, isTyped }]) => {
    const file = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(file),
      ...(isTyped ? program.getSemanticDiagnostics(file) : []),
    ].map((found) => toFault(found, label));
  });
  return [...general, ...special];
}
