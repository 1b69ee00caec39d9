import path from 'node:path';
import ts from 'typescript';
import { groupByAdapter } from './groupByAdapter';

interface Compilation {
  /** The files to check by absolute path, with their text; they need not be on the disk. */
  sources: ReadonlyMap<string, string>;
  options: ts.CompilerOptions;
  /** Absolute paths of declarations that hold everywhere. Files of `sources` may be among them. */
  ambient?: readonly string[];
  /** Folder for what the compiler remembers between runs; absolute. */
  cacheDir?: string;
}

/** A host that finds `sources` where they would be on the disk, and reads every other file once. */
function createHost(
  options: ts.CompilerOptions,
  sources: ReadonlyMap<string, string>,
  files: Map<string, ts.SourceFile>,
): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  const directories = new Set([...sources.keys()].map((name) => path.dirname(name)));
  return {
    ...host,
    fileExists: (name) => sources.has(path.normalize(name)) || host.fileExists(name),
    readFile: (name) => sources.get(path.normalize(name)) ?? host.readFile(name),
    directoryExists: (name) =>
      directories.has(path.normalize(name)) || ts.sys.directoryExists(name),
    getSourceFile: (name, version, ...rest) => {
      const known = files.get(name);
      if (known) {
        return known;
      }
      const text = sources.get(path.normalize(name));
      const file =
        text === undefined
          ? host.getSourceFile(name, version, ...rest)
          : Object.assign(ts.createSourceFile(name, text, version, true), {
              version: ts.sys.createHash?.(text) ?? text,
            });
      if (file) {
        files.set(name, file);
      }
      return file;
    },
  };
}

function createProgram(
  rootNames: readonly string[],
  options: ts.CompilerOptions,
  host: ts.CompilerHost,
  cacheFile: string | undefined,
): ts.Program | ts.EmitAndSemanticDiagnosticsBuilderProgram {
  return cacheFile === undefined
    ? ts.createProgram(rootNames, options, host)
    : ts.createIncrementalProgram({
        rootNames,
        options: { ...options, incremental: true, noEmit: true, tsBuildInfoFile: cacheFile },
        host,
      });
}

/** Messages of the parser about JavaScript, whose imports nobody follows. */
function parseJavaScript(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
): readonly ts.Diagnostic[] {
  const options = { allowJs: true, noResolve: true, noLib: true, types: [] };
  const host = createHost({ ...options, jsx: ts.JsxEmit.Preserve }, sources, new Map());
  return names.length > 0 ? ts.createProgram(names, options, host).getSyntacticDiagnostics() : [];
}

/**
 * Compiles files against the packages where they stand, those with different date adapters in
 * programs of their own, and gives the compiler's messages, each once, in the order of `sources`. JavaScript must only parse.
 */
export function compileByAdapter({
  sources,
  options,
  ambient = [],
  cacheDir,
}: Compilation): ts.Diagnostic[] {
  const files = new Map<string, ts.SourceFile>();
  const found = new Map<string, ts.Diagnostic>();
  const add = (diagnostic: ts.Diagnostic) => {
    const { file, start, code, messageText } = diagnostic;
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    found.set(`${file?.fileName}:${start}:${code}:${text}`, diagnostic);
  };
  const isTyped = (name: string) => /\.tsx?$/.test(name);
  parseJavaScript(
    [...sources.keys()].filter((name) => !isTyped(name)),
    sources,
  ).forEach(add);
  const typed = new Map([...sources].filter(([name]) => isTyped(name)));
  const groups = [...groupByAdapter(typed)].filter(([, names]) =>
    names.some((name) => !ambient.includes(name)),
  );
  for (const [group, names] of groups) {
    const host = createHost(options, sources, files);
    const cacheFile = cacheDir && path.join(cacheDir, `types-${group || 'plain'}.tsbuildinfo`);
    const program = createProgram([...new Set([...ambient, ...names])], options, host, cacheFile);
    const diagnostics = [
      ...program.getOptionsDiagnostics(),
      ...program.getSyntacticDiagnostics(),
      ...(cacheFile
        ? program.getSemanticDiagnostics()
        : names.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)))),
    ];
    diagnostics.forEach(add);
    if (cacheFile) {
      program.emit();
    }
  }
  const order = [...sources.keys()];
  const getPlace = ({ file }: ts.Diagnostic) => order.indexOf(path.normalize(file?.fileName ?? ''));
  return [...found.values()].sort(
    (a, b) => getPlace(a) - getPlace(b) || (a.start ?? 0) - (b.start ?? 0),
  );
}
