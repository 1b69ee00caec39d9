import ts from 'typescript';

/** Without libraries and packages, so that only names are resolved. */
const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  noResolve: true,
  types: [],
  strict: false,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ES2022,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** "Cannot find name", with its variants for namespaces, shorthand properties, and globals. */
export const UNKNOWN_NAMES = new Set([
  2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2662, 2663, 2867, 2868, 18004,
]);

function createHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  return {
    getSourceFile: (name, options) =>
      texts.has(name) ? ts.createSourceFile(name, texts.get(name)!, options) : undefined,
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    writeFile: () => {},
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

/**
 * The names that modules use without declaring or importing them, globals included. `texts` and the
 * result are by file name (`/0.tsx`).
 */
export function findOpenNames(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const rootNames = [...texts.keys()];
  const program = ts.createProgram({ rootNames, options: OPTIONS, host: createHost(texts) });
  const names = new Map(rootNames.map((name) => [name, new Set<string>()]));
  for (const { file, code, start = 0, length = 0 } of program.getSemanticDiagnostics()) {
    if (file && UNKNOWN_NAMES.has(code)) {
      names.get(file.fileName)?.add(file.text.slice(start, start + length));
    }
  }
  return names;
}
