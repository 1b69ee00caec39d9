import ts from 'typescript';

/** Type arguments for a generic, as users would write them. */
export interface TypeArguments {
  /** Names of interfaces to declare as stand-ins for unconstrained types. */
  standIns: readonly string[];
  /** The widest first. */
  lists: readonly (readonly string[])[];
}

const CHOICE =
  ts.TypeFlags.Literal |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.EnumLiteral;

/**
 * With more values than this, they aren't distinguished: each is a call that the checker must
 * resolve.
 */
const VALUE_LIMIT = 3;

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

const listParts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const isChoice = (type: ts.Type): boolean => listParts(type).every(({ flags }) => flags & CHOICE);

/** Whether a type is meaningless: `unknown`, `{}`. */
function isAnything(checker: ts.TypeChecker, type: ts.Type): boolean {
  const { flags } = type;
  return (
    (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0 ||
    ((flags & ts.TypeFlags.Object) !== 0 &&
      checker.getPropertiesOfType(type).length === 0 &&
      checker.getIndexInfosOfType(type).length === 0 &&
      type.getCallSignatures().length + type.getConstructSignatures().length === 0)
  );
}

interface Settled {
  text: string;
  /** The values of a choice if the default covers only some of them. */
  values?: readonly string[];
  isChoice?: true;
  standIn?: string;
}

function settle(checker: ts.TypeChecker, parameter: ts.Type): Settled {
  const print = (type: ts.Type) => checker.typeToString(type, undefined, FLAGS);
  const constraint = checker.getBaseConstraintOfType(parameter);
  const fallback = checker.getDefaultFromTypeParameter(parameter);
  const { name } = parameter.symbol;
  const isOpen =
    !fallback || (fallback.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any)) !== 0;
  if (!constraint || isAnything(checker, constraint)) {
    return isOpen ? { text: name, standIn: name } : { text: print(fallback) };
  }
  if (!isChoice(constraint)) {
    return { text: print(fallback ?? constraint) };
  }
  const values = listParts(constraint).map(print);
  const isNarrowed = fallback && !checker.isTypeAssignableTo(constraint, fallback);
  return {
    text: print(constraint),
    isChoice: true,
    ...(isNarrowed && values.length <= VALUE_LIMIT && { values }),
  };
}

const listStandIns = (settled: readonly Settled[]) =>
  settled.flatMap(({ standIn }) => standIn ?? []);

/**
 * The type arguments that reveal all of a generic function: the constraint if it's a choice of
 * values (and each value, because members may depend on it), and a stand-in named like the
 * parameter if anything is allowed. Undefined if inference and defaults reveal the same.
 */
export function settleFunction(
  checker: ts.TypeChecker,
  parameters: readonly ts.Type[],
): TypeArguments | undefined {
  const settled = parameters.map((parameter) => settle(checker, parameter));
  if (!settled.some(({ values, standIn }) => values ?? standIn)) {
    return undefined;
  }
  const widest = settled.map(({ text }) => text);
  const narrower = settled.flatMap(({ values = [] }, index) =>
    values.map((value) => widest.with(index, value)),
  );
  return { standIns: listStandIns(settled), lists: [widest, ...narrower] };
}

/** The same for a generic type; undefined if none of its parameters is a choice of values. */
export function settleType(
  checker: ts.TypeChecker,
  parameters: readonly ts.Type[],
): TypeArguments | undefined {
  const settled = parameters.map((parameter) => settle(checker, parameter));
  return settled.some((one) => one.isChoice)
    ? { standIns: listStandIns(settled), lists: [settled.map(({ text }) => text)] }
    : undefined;
}
