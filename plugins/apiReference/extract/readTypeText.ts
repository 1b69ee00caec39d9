import ts from 'typescript';
import { getDeclaringPackage, type ExtractContext } from './createContext';
import { cleanType, joinParts, printNodes, printType } from './printType';

/** Whether a declaration belongs to the X packages. */
export function isDeclaredByX(declaration: ts.Node): boolean {
  return getDeclaringPackage(declaration).startsWith('@mui/x-');
}

export function isOptional({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) !== 0;
}

function mentionsTypeParameter(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  }
  return (
    ts.forEachChild(node, (child) => mentionsTypeParameter(checker, child) || undefined) ?? false
  );
}

/** Types that are longer when written out (styles with every CSS value) stay as declared. */
const TEXT_LIMIT = 2000;

const listParts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const hasPart = (type: ts.Type, flag: ts.TypeFlags) =>
  listParts(type).some(({ flags }) => (flags & flag) !== 0);

/** Whether two types are the same apart from `undefined`. */
function isSame(checker: ts.TypeChecker, a: ts.Type, b: ts.Type): boolean {
  if (a === b) {
    return true;
  }
  const [first, second] = [checker.getNonNullableType(a), checker.getNonNullableType(b)];
  return (
    hasPart(a, ts.TypeFlags.Null) === hasPart(b, ts.TypeFlags.Null) &&
    checker.isTypeAssignableTo(first, second) &&
    checker.isTypeAssignableTo(second, first)
  );
}

/** The declarations that define a member: those of the X packages, if there are any. */
function listOwnDeclarations({ declarations = [] }: ts.Symbol): readonly ts.Declaration[] {
  const own = declarations.filter(isDeclaredByX);
  return own.length > 0 ? own : declarations;
}

/** A member as the X packages declare it, if they do; other declarations aren't shown. */
export function keepOwn(symbol: ts.Symbol): ts.Symbol {
  const own = listOwnDeclarations(symbol);
  return own.length === (symbol.declarations ?? []).length
    ? symbol
    : (Object.create(symbol, {
        declarations: { value: own },
        // The compiler caches the comments of all declarations.
        documentationComment: { value: undefined, writable: true },
        tags: { value: undefined, writable: true },
      }) as ts.Symbol);
}

/**
 * The types written in declarations, without duplicate texts; undefined if one of them has none.
 */
function listTypeNodes(declarations: readonly ts.Declaration[]): ts.TypeNode[] | undefined {
  const nodes = new Map<string, ts.TypeNode>();
  for (const declaration of declarations) {
    const node =
      ts.isPropertySignature(declaration) || ts.isParameter(declaration)
        ? declaration.type
        : undefined;
    if (!node) {
      return undefined;
    }
    const text = cleanType(node.getText());
    nodes.set(text, nodes.get(text) ?? node);
  }
  return [...nodes.values()];
}

/** Whether a type is the union of the types in the nodes. */
function isUnionOf(checker: ts.TypeChecker, type: ts.Type, nodes: readonly ts.TypeNode[]): boolean {
  const meant = nodes.map((node) => checker.getTypeFromTypeNode(node));
  return (
    meant.every((one) => checker.isTypeAssignableTo(checker.getNonNullableType(one), type)) &&
    listParts(checker.getNonNullableType(type)).every((part) =>
      meant.some((one) => checker.isTypeAssignableTo(part, one)),
    )
  );
}

const VAGUE = /\bany\b|\{\}/;

/** What a type parameter resolves to if nothing is known about it. */
const UNKNOWN = /^(?:any|unknown)$/;

function isTypeParameter(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  return (checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) !== 0;
}

/** The constraint of a type that's only a type parameter. */
function getConstraint({ checker }: ExtractContext, node: ts.TypeNode): string | undefined {
  const [declaration] = checker.getTypeFromTypeNode(node).getSymbol()?.declarations ?? [];
  return declaration && ts.isTypeParameterDeclaration(declaration) && declaration.constraint
    ? printNodes([declaration.constraint])
    : undefined;
}

/** Texts longer than this say less than the name they stand for. */
const RESOLVED_LIMIT = 160;

const PRIMITIVE = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

/** Many members refer to the same few properties. */
const resolvedTexts = new WeakMap<ts.Symbol, Map<boolean, string>>();

function readOnce(context: ExtractContext, property: ts.Symbol, canMiss: boolean): string {
  const texts = resolvedTexts.get(property) ?? new Map<boolean, string>();
  const text = texts.get(canMiss) ?? readTypeText(context, property, canMiss);
  resolvedTexts.set(property, texts.set(canMiss, text));
  return text;
}

/** A parameter of the type that has the property, which means nothing where the text is shown. */
const PARAMETER = /\b(?:[A-Z]|T[A-Z]\w*)\b/;

/**
 * The written type of the property that `LineSeriesType['area']` refers to. As an argument of
 * another type, `GridSlotProps['baseButton']` says more than its definition.
 */
function resolveIndexed(
  context: ExtractContext,
  { objectType, indexType }: ts.IndexedAccessTypeNode,
  canMiss: boolean,
  isArgument: boolean,
): string | undefined {
  const { checker, location } = context;
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) {
    return undefined;
  }
  const property = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
  if (
    !property ||
    (isArgument && !(checker.getTypeOfSymbolAtLocation(property, location).flags & PRIMITIVE))
  ) {
    return undefined;
  }
  const text = readOnce(context, property, canMiss);
  const isPlain = text.length <= RESOLVED_LIMIT && !/[{[]/.test(text);
  return isPlain && !VAGUE.test(text) && !PARAMETER.test(text) ? text : undefined;
}

/** A type as declared, with its indexed accesses resolved. */
function writeNode(
  context: ExtractContext,
  node: ts.TypeNode,
  canMiss: boolean,
  isOnly: boolean,
): string {
  const source = node.getText();
  if (!source.includes("['")) {
    return source;
  }
  const start = node.getStart();
  const parts: { from: number; to: number; text: string }[] = [];
  const visit = (child: ts.Node, isArgument = false) => {
    const text = ts.isIndexedAccessTypeNode(child)
      ? resolveIndexed(context, child, canMiss && child === node, isArgument)
      : undefined;
    if (text === undefined) {
      ts.forEachChild(child, (inner) => visit(inner, isArgument || ts.isTypeReferenceNode(child)));
    } else {
      // Functions and nested unions need parentheses as operands of the surrounding type.
      const needsParentheses = child === node ? !isOnly && /&|=>/.test(text) : /[|&]|=>/.test(text);
      parts.push({
        from: child.getStart() - start,
        to: child.getEnd() - start,
        text: needsParentheses ? `(${text})` : text,
      });
    }
  };
  visit(node);
  return parts.reduceRight(
    (written, { from, to, text }) => written.slice(0, from) + text + written.slice(to),
    source,
  );
}

/** Types as written in their declarations, as one union with resolved indexed accesses. */
function printDeclared(
  context: ExtractContext,
  nodes: readonly ts.TypeNode[],
  canMiss: boolean,
): string {
  const isOnly = nodes.length === 1 && !nodes.some(ts.isUnionTypeNode);
  return joinParts(nodes, canMiss, (node) => writeNode(context, node, canMiss, isOnly));
}

/**
 * Removes arguments that are parameters of the packages' own types: `XAxis<S>` becomes `XAxis`.
 * Those that readers know by name (`R` for rows, `V` for values) stay.
 */
function dropInternal(text: string): string {
  return text.replace(/<(?:TSignatures|S)>/g, '');
}

interface ReadType {
  text: string;
  /** What the text means. */
  type: ts.Type;
}

/**
 * What a mapped type makes of a declared one: `Partial<BadgeProps>` from `BadgeProps`, or
 * `BadgeProps` from `React.ComponentType<BadgeProps>`. The checker expands the names in it.
 */
function readMapped(
  { checker }: ExtractContext,
  type: ts.Type,
  node: ts.TypeNode,
): string | undefined {
  const bare = checker.getNonNullableType(type);
  const [argument, ...others] = bare.aliasTypeArguments ?? [];
  if (
    bare.aliasSymbol &&
    argument &&
    others.length === 0 &&
    isSame(checker, argument, checker.getTypeFromTypeNode(node))
  ) {
    return `${bare.aliasSymbol.name}<${printNodes([node], true)}>`;
  }
  const [inner, ...more] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return inner && more.length === 0 && isSame(checker, bare, checker.getTypeFromTypeNode(inner))
    ? printNodes([inner])
    : undefined;
}

/** The type written in a member's only declaration, if the checker agrees. */
function readDeclared(
  context: ExtractContext,
  type: ts.Type,
  node: ts.TypeNode,
  isShared: boolean,
  canMiss: boolean,
): ReadType | undefined {
  const { checker } = context;
  const text = printDeclared(context, [node], canMiss);
  if (mentionsTypeParameter(checker, node)) {
    const settled = printType(context, type, canMiss);
    // A parameter that resolves to anything says less than its name or its constraint.
    const isBare = isTypeParameter(checker, node);
    const isVague = (isBare ? UNKNOWN : VAGUE).test(settled) && !VAGUE.test(text);
    const said = isBare ? (getConstraint(context, node) ?? settled) : dropInternal(text);
    return { type, text: isVague ? said : settled };
  }
  const meant = checker.getTypeFromTypeNode(node);
  const isMeant = isShared
    ? checker.isTypeAssignableTo(checker.getNonNullableType(type), meant)
    : isSame(checker, type, meant);
  if (isMeant) {
    return { text, type: isShared ? meant : type };
  }
  const mapped = readMapped(context, type, node);
  return mapped === undefined ? undefined : { text: mapped, type };
}

/**
 * Type of a member: as declared if the checker resolves it to the same type, as instantiated if the
 * declaration is generic, and complete if several declarations contribute to it.
 */
export function readMeaning(
  context: ExtractContext,
  symbol: ts.Symbol,
  canMiss: boolean,
): ReadType {
  const { checker, location } = context;
  const { declarations = [] } = symbol;
  const type = checker.getTypeOfSymbolAtLocation(symbol, location);
  const own = listOwnDeclarations(symbol);
  const [node, ...others] = listTypeNodes(own) ?? [];
  const isShared = own.length < declarations.length;
  const declared =
    node && others.length === 0 && readDeclared(context, type, node, isShared, canMiss);
  if (declared) {
    return declared;
  }
  const nodes = listTypeNodes(declarations) ?? [];
  const isUnion =
    nodes.length > 1 &&
    !nodes.some((one) => mentionsTypeParameter(checker, one)) &&
    isUnionOf(checker, type, nodes);
  // The checker merges what belongs together, but expands names that declarations keep.
  const printed = printType(context, type, canMiss);
  const joined =
    isUnion || printed.length > TEXT_LIMIT ? printDeclared(context, nodes, canMiss) : printed;
  const isPlain = joined !== '' && !joined.includes("['");
  return { type, text: isPlain && joined.length < printed.length ? joined : printed };
}

/** Text of a member's type; `canMiss` says whether it may be left out. */
export function readTypeText(
  context: ExtractContext,
  symbol: ts.Symbol,
  canMiss = isOptional(symbol),
): string {
  return readMeaning(context, symbol, canMiss).text;
}
