import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

export interface OracleProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The generated file. */
  source: ts.SourceFile;
}

/**
 * A program for a generated file that isn't on disk.
 *
 * @param additions text to append to other files, by file name
 * @param known a program whose parsed files are reused
 */
export function createOracleProgram(
  fileName: string,
  text: string,
  additions: ReadonlyMap<string, string> = new Map(),
  known?: ts.Program,
): OracleProgram {
  const host = ts.createCompilerHost(OPTIONS);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  host.fileExists = (name) => name === fileName || fileExists(name);
  host.getSourceFile = (name, languageVersion) => {
    if (name === fileName) {
      return source;
    }
    const addition = additions.get(name);
    const parsed = known?.getSourceFile(name);
    if (parsed && addition === undefined) {
      return parsed;
    }
    const content = readFile(name);
    return content === undefined
      ? undefined
      : ts.createSourceFile(name, content + (addition ?? ''), languageVersion, true);
  };
  const program = ts.createProgram([fileName], OPTIONS, host);
  return { program, checker: program.getTypeChecker(), source };
}

/** The type aliases of the generated file, those in its namespaces as `namespace.name`. */
export function listAliases(source: ts.SourceFile): Map<string, ts.TypeAliasDeclaration> {
  const found = new Map<string, ts.TypeAliasDeclaration>();
  const visit = (statements: readonly ts.Statement[], prefix: string) => {
    for (const statement of statements) {
      if (ts.isTypeAliasDeclaration(statement)) {
        found.set(prefix + statement.name.text, statement);
      } else if (
        ts.isModuleDeclaration(statement) &&
        statement.body &&
        ts.isModuleBlock(statement.body)
      ) {
        visit(statement.body.statements, `${statement.name.text}.`);
      }
    }
  };
  visit(source.statements, '');
  return found;
}

/** The type of an alias in the generated file. */
export function getAliasType(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): ts.Type {
  return checker.getTypeAtLocation(alias.name);
}
