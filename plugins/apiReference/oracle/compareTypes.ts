import ts from 'typescript';
import { createOracleProgram, getAliasType, listAliases } from './createOracleProgram';
import { ImportWriter } from './ImportWriter';
import { listNames } from './listNames';
import { NameScope } from './nameScope';
import type { ProductFacts } from './readComponentProps';

/** A type as the model writes it, and the same type from the checker. */
export interface TypeClaim {
  /** Text in the model. */
  text: string;
  /** Expression for the expected type, in the generated file. */
  expected: string;
  /** Locations for looking up names in the text. */
  places: readonly ts.Node[];
  /** Package of the component. */
  packageName: string;
}

/**
 * Ways to interpret the names in a text, tried in order: type parameters as their constraint, or as
 * anything at all, which most of them default to; globally known names (`MouseEvent`) as globals,
 * like the compiler writes them, instead of imports of a file; and names that several modules
 * declare (`Theme`) as the second declaration.
 */
const READINGS = ['constraint', 'any', 'global', 'second'] as const;
type Reading = (typeof READINGS)[number];

/** Names of type parameters in the packages; a component's are only in its own scope. */
const PARAMETER_NAME = /^T(?:[A-Z]\w*)?$/;

/** Why a claim is wrong; undefined if it's right. */
export type Verdict = string | undefined;

const HELPERS = `
type __Member<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;
type __Calls<T> = Extract<NonNullable<T>, (...args: never[]) => unknown>;
type __Held<R> = R extends { readonly current: infer T } ? NonNullable<T> : never;
`;

function findTarget(
  name: string,
  { places, packageName }: TypeClaim,
  scope: NameScope,
  reading: Reading,
) {
  const [first, ...others] = scope.findAll(name, places, packageName);
  const isParameter = PARAMETER_NAME.test(name);
  return (
    (reading === 'second' && others[0]) ||
    (first ?? (isParameter ? { kind: 'parameter' as const, constraint: 'unknown' } : undefined))
  );
}

/** Declarations of the names that a text uses, so that it can be placed in a namespace. */
function writeNames(
  names: readonly string[],
  claim: TypeClaim,
  scope: NameScope,
  writer: ImportWriter,
  isExported: (fileName: string, name: string) => boolean,
  reading: Reading,
): string[] {
  const lines = new Map<string, string>();
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const isTaken = lines.has(name) || (reading === 'global' && scope.isGlobal(name));
    const target = isTaken ? undefined : findTarget(name, claim, scope, reading);
    if (target?.kind === 'module') {
      lines.set(name, `import ${name} = ${writer.importModule(target.fileName)};`);
    } else if (target?.kind === 'declared') {
      const path = writer.importName(
        target.fileName,
        target.name,
        isExported(target.fileName, target.name),
      );
      lines.set(name, `import ${name} = ${path};`);
    } else if (target?.kind === 'parameter') {
      const constraint = reading === 'any' ? 'any' : target.constraint;
      lines.set(name, `type ${name} = ${constraint};`);
      queue.push(...(listNames(constraint) ?? []));
    }
  }
  return [...lines.values()];
}

/** A namespace can't re-export type-only exports. */
function isTypeOnly(declaration: ts.Node): boolean {
  return (
    ts.isExportSpecifier(declaration) &&
    (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly)
  );
}

function createExportTest({ program, checker }: ProductFacts) {
  const known = new Map<string, Set<string>>();
  return (fileName: string, name: string) => {
    const source = program.getSourceFile(fileName);
    const module = source && checker.getSymbolAtLocation(source);
    const names =
      known.get(fileName) ??
      new Set(
        (module ? checker.getExportsOfModule(module) : [])
          .filter((symbol) => !symbol.declarations?.some(isTypeOnly))
          .map((symbol) => symbol.name),
      );
    known.set(fileName, names);
    return names.has(name);
  };
}

function listErrors(program: ts.Program, source: ts.SourceFile): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const statement = source.statements.find(({ pos, end }) => pos <= start && start < end);
    if (statement && ts.isModuleDeclaration(statement)) {
      const { text } = statement.name;
      errors.set(text, errors.get(text) ?? ts.flattenDiagnosticMessageText(messageText, ' '));
    }
  }
  return errors;
}

const isVague = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.Any);

function isSame(checker: ts.TypeChecker, a: ts.Type, b: ts.Type): boolean {
  return (
    isVague(a) === isVague(b) &&
    checker.isTypeAssignableTo(a, b) &&
    checker.isTypeAssignableTo(b, a)
  );
}

function print(checker: ts.TypeChecker, type: ts.Type, source: ts.SourceFile): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return checker
    .typeToString(type, source, flags)
    .replace(/\b__[MNE][\d_]+\./g, '')
    .slice(0, 300);
}

/** The content of a namespace for each way to read a claim; none if it isn't TypeScript. */
function writeReadings(
  claim: TypeClaim,
  write: (names: readonly string[], reading: Reading) => string[],
): string[] {
  const { text, expected } = claim;
  const names = listNames(text);
  const bodies = names
    ? READINGS.map((reading) =>
        [
          ...write(names, reading),
          `export type __Expected = ${expected};`,
          `export type __Said = (${text}\n);`,
        ].join('\n'),
      )
    : [];
  return [...new Set(bodies)];
}

/** Checks the types in the model, in a program that knows every name they use. */
export function compareTypes(facts: ProductFacts, claims: readonly TypeClaim[]): Verdict[] {
  const scope = new NameScope(facts.program, facts.checker, facts.source);
  const writer = new ImportWriter();
  const isExported = createExportTest(facts);
  const readings = claims.map((claim) =>
    writeReadings(claim, (names, reading) =>
      writeNames(names, claim, scope, writer, isExported, reading),
    ),
  );
  const getName = (claim: number, reading: number) => `__N${claim}_${reading}`;
  const blocks = readings.flatMap((bodies, claim) =>
    bodies.map((body, index) => `namespace ${getName(claim, index)} {\n${body}\n}\n`),
  );
  const { program, checker, source } = createOracleProgram(
    facts.fileName,
    `${writer.writeImports()}${facts.text}${HELPERS}${blocks.join('')}`,
    writer.additions,
    facts.program,
  );
  const aliases = listAliases(source);
  const errors = listErrors(program, source);

  const judge = (name: string): Verdict => {
    const expected = aliases.get(`${name}.__Expected`);
    const said = aliases.get(`${name}.__Said`);
    const error = errors.get(name);
    if (!expected || !said || error) {
      return `can't be read: ${error ?? 'not TypeScript'}`;
    }
    const [a, b] = [getAliasType(checker, expected), getAliasType(checker, said)];
    return isSame(checker, a, b) ? undefined : `is ${print(checker, a, source)}`;
  };
  return readings.map((bodies, claim) => {
    const verdicts = bodies.map((_, index) => judge(getName(claim, index)));
    // The first reading best describes what is wrong.
    return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? "isn't TypeScript");
  });
}
