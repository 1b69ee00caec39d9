import path from 'node:path';
import postcss, { CssSyntaxError } from 'postcss';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { locate } from '../../src/lib/locate';
import { checkImports } from './checkImports';
import { checkStandIns } from './checkStandIns';
import { checkControls } from './controls/checkControls';
import { findUneditable } from './findUneditable';
import type { Program } from './readProgram';

type ProgramFile = Program['files'][number];

interface CheckedFile {
  diagnostics: Diagnostic[];
  hasDefault: boolean;
}

function exportsDefault(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return (
      exportClause !== undefined &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some(({ name }) => name.text === 'default')
    );
  }
  return (
    ts.isExportAssignment(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
  );
}

/** Parses a file without reading anything else. */
function parse(
  name: string,
  code: string,
): { source: ts.SourceFile; errors: readonly ts.Diagnostic[] } {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, false);
  const options = { noResolve: true, noLib: true, jsx: ts.JsxEmit.Preserve };
  const program = ts.createProgram([name], options, {
    getSourceFile: (file) => (file === name ? source : undefined),
    fileExists: (file) => file === name,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  });
  return { source, errors: program.getSyntacticDiagnostics(source) };
}

function checkStyleSheet({ name, path: file, code }: ProgramFile): Diagnostic[] {
  try {
    postcss.parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) {
      throw error;
    }
    const { line = 1, column = 1, reason } = error;
    return [{ file, line, column, message: `${name} has a syntax error: ${reason}.` }];
  }
}

function parseModule({ name, path: file, code }: ProgramFile): CheckedFile {
  const { source, errors } = parse(name, code);
  const diagnostics = errors.map(({ start = 0, messageText }) => {
    const reason = ts.flattenDiagnosticMessageText(messageText, ' ');
    return { file, ...locate(code, start), message: `${name} has a syntax error: ${reason}` };
  });
  const uneditable = findUneditable(source).map(({ position, message }) => ({
    file,
    ...locate(code, position),
    message: `${name} ${message}`,
  }));
  return {
    diagnostics: [...diagnostics, ...uneditable],
    hasDefault: source.statements.some(exportsDefault),
  };
}

/** Results by file, because every reload of a page checks again. */
const checked = new Map<string, { code: string; result: CheckedFile }>();

/** Problems that the parser finds; `check --only types` finds type errors. */
function checkFile(source: ProgramFile): CheckedFile {
  const { name, path: file, code } = source;
  const known = checked.get(file);
  if (known?.code === code) {
    return known.result;
  }
  const result = name.endsWith('.css')
    ? { diagnostics: checkStyleSheet(source), hasDefault: false }
    : parseModule(source);
  checked.set(file, { code, result });
  return result;
}

/**
 * All problems of a demo's program that don't require running or type-checking it; `file` is
 * absolute.
 */
export function checkProgram(program: Program, docsDir: string): Diagnostic[] {
  const [entry] = program.files;
  const file = entry!.path;
  const fileName = path.basename(file);
  const files = program.files.map(checkFile);
  const syntax = files.flatMap(({ diagnostics }) => diagnostics);
  const message = `${fileName} has no default export. Write "export default function ${fileName.split('.')[0]}()".`;
  return [
    ...syntax,
    ...program.diagnostics,
    ...checkImports(program, docsDir),
    ...checkStandIns(program),
    ...(syntax.length > 0 ? [] : checkControls(program, docsDir)),
    ...(syntax.length > 0 || files[0]!.hasDefault ? [] : [{ file, line: 1, column: 1, message }]),
  ];
}
