import ts from 'typescript';
import { DIALECTS, type Dialect, type OtherLibrary } from './dialects';

/** A date with an optional time, which all libraries parse the same way. */
const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/;

const ADAPTER_ENTRY = /^(@mui\/x-date-pickers(?:-pro)?)\/AdapterDayjs$/;

/**
 * Methods of Day.js dates whose names nothing else uses. They change and format dates in ways that
 * other libraries don't share.
 */
const METHODS = new Set([
  ...['isValid', 'isSame', 'isAfter', 'isBefore', 'unix', 'startOf', 'endOf', 'set', 'get', 'add'],
  ...['subtract', 'format', 'utcOffset', 'diff', 'daysInMonth', 'locale', 'toDate', 'toJSON'],
  ...['toISOString', 'millisecond', 'second', 'minute', 'hour', 'day', 'month', 'year', 'date'],
]);

/** Props whose values are specific to one library: format strings, locales, time zones. */
const SPOKEN = new Set(['adapterLocale', 'dateFormats', 'dateLibInstance', 'format', 'timezone']);

interface Change {
  start: number;
  end: number;
  text: string;
}

/** Thrown internally if a program uses something that only Day.js supports. */
class Untranslatable extends Error {}

type Needs = Parameters<Dialect['write']>[0];

/** Checks a file's import of Day.js; other import names aren't supported. */
function checkImport({ importClause }: ts.ImportDeclaration): void {
  const { name, namedBindings } = importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const isKnown =
    importClause !== undefined &&
    (name === undefined || name.text === 'dayjs') &&
    (namedBindings === undefined || ts.isNamedImports(namedBindings)) &&
    named.every((element) => element.name.text === 'Dayjs' && !element.propertyName);
  if (!isKnown) {
    throw new Untranslatable();
  }
}

/** The changes for a call `dayjs(…)`; records what it needs. */
function translateCall(call: ts.CallExpression, dialect: Dialect, needs: Needs): string {
  const [argument, ...rest] = call.arguments;
  if (argument === undefined) {
    needs.now = true;
    return dialect.now;
  }
  if (rest.length > 0 || !ts.isStringLiteralLike(argument) || !ISO.test(argument.text)) {
    throw new Untranslatable();
  }
  needs.parse = true;
  return dialect.parse;
}

/**
 * Names of adapter variables, whose methods all libraries have:
 * `const adapter = usePickerAdapter()`.
 */
function listAdapters(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText(source) === 'usePickerAdapter'
    ) {
      names.add(node.name.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function checkNames(node: ts.Node, adapters: ReadonlySet<string>): void {
  const isMethodCall =
    ts.isPropertyAccessExpression(node) &&
    METHODS.has(node.name.text) &&
    !adapters.has(node.expression.getText()) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node;
  const isSpoken =
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && SPOKEN.has(node.name.getText());
  if (isMethodCall || isSpoken) {
    throw new Untranslatable();
  }
}

function listChanges(source: ts.SourceFile, dialect: Dialect): Change[] {
  const changes: Change[] = [];
  const adapters = listAdapters(source);
  const needs: Needs = { type: false, parse: false, now: false };
  const imports: ts.ImportDeclaration[] = [];
  const replace = (node: ts.Node, text: string) =>
    changes.push({ start: node.getStart(source), end: node.getEnd(), text });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      if (text.startsWith('dayjs/')) {
        throw new Untranslatable();
      }
      if (text === 'dayjs') {
        checkImport(node);
        imports.push(node);
        return;
      }
      const entry = ADAPTER_ENTRY.exec(text);
      if (entry) {
        replace(node.moduleSpecifier, `'${entry[1]}/${dialect.adapter}'`);
      }
    }
    checkNames(node, adapters);
    if (ts.isIdentifier(node)) {
      if (node.text === 'AdapterDayjs') {
        replace(node, dialect.adapter);
      } else if (node.text === 'Dayjs') {
        needs.type = true;
        replace(node, dialect.type);
      } else if (node.text === 'dayjs') {
        if (!ts.isCallExpression(node.parent) || node.parent.expression !== node) {
          throw new Untranslatable();
        }
        replace(node, translateCall(node.parent, dialect, needs));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  imports.forEach((node) => {
    const text = dialect.write(needs);
    // A removed line is removed entirely.
    const end = text === undefined ? node.getEnd() + 1 : node.getEnd();
    changes.push({ start: node.getStart(source), end, text: text ?? '' });
  });
  return changes;
}

/**
 * Translates a demo file written with Day.js to another library: its adapter, dates given as ISO
 * strings, the current date, and the date type. Returns the code itself if it has none of these,
 * and undefined if it does more with dates than all libraries have in common.
 */
export function translateDates(
  code: string,
  name: string,
  library: OtherLibrary,
): string | undefined {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  try {
    return listChanges(source, DIALECTS[library])
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
        code,
      );
  } catch (error) {
    if (error instanceof Untranslatable) {
      return undefined;
    }
    throw error;
  }
}
