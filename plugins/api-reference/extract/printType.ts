import ts from 'typescript';
import type { ApiType } from '../../../src/lib/contracts/api';
import { DATE_NAME, ENTRY, type ExtractContext } from './createContext';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** An object type with more members than this is left to its name. */
const MEMBER_LIMIT = 60;
const EXPANDED_LIMIT = 4000;

const NAMESPACE = new RegExp(`\\b${ENTRY}\\d+\\.`, 'g');

/** One line, without import prefixes and without the `undefined` of optional members. */
export function cleanType(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/import\([^)]*\)\./g, '')
    .replaceAll(NAMESPACE, '')
    .replaceAll(DATE_NAME, 'PickerValidDate')
    .replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .trim();
}

/** Without the parentheses that a function gets beside `undefined`. */
function unwrap(text: string): string {
  if (!/^\(\(.*\)$/.test(text)) {
    return text;
  }
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    depth += Number(character === '(') - Number(character === ')');
    if (depth === 0) {
      return index === text.length - 1 ? text.slice(1, -1) : text;
    }
  }
  return text;
}

/** A type as the checker writes it. */
export function printType(context: ExtractContext, type: ts.Type): string {
  return unwrap(cleanType(context.checker.typeToString(type, context.location, FLAGS)));
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

function getTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const canHaveType =
    declaration && (ts.isPropertySignature(declaration) || ts.isParameter(declaration));
  return canHaveType ? declaration.type : undefined;
}

function dropUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion()) {
    return type;
  }
  const rest = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  return rest.length === 1 && rest[0] ? rest[0] : checker.getNonNullableType(type);
}

function listMembers(context: ExtractContext, type: ts.Type): string | undefined {
  const { checker } = context;
  const members = checker.getPropertiesOfType(type);
  if (members.length === 0 || members.length > MEMBER_LIMIT) {
    return undefined;
  }
  const lines = members.map((member) => {
    const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `  ${member.name}${mark}: ${readTypeText(context, member)};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

/** What a type stands for, when its text is but a name; only names of the product's packages. */
function expand(context: ExtractContext, type: ts.Type, text: string): string | undefined {
  const { checker, location } = context;
  const bare = dropUndefined(checker, type);
  const symbol = bare.aliasSymbol ?? bare.getSymbol();
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !text.startsWith(symbol.name)) {
    return undefined;
  }
  if (!declaration.getSourceFile().fileName.includes('/@mui/x-')) {
    return undefined;
  }
  const isObject = !bare.isUnion() && bare.getCallSignatures().length === 0;
  const expanded = isObject
    ? listMembers(context, bare)
    : cleanType(checker.typeToString(bare, location, FLAGS | ts.TypeFormatFlags.InTypeAlias));
  return expanded && expanded !== text && expanded.length <= EXPANDED_LIMIT ? expanded : undefined;
}

const VAGUE = /\bany\b|\{\}/;

/** What a type that is but a type parameter must extend. */
function getConstraint({ checker }: ExtractContext, node: ts.TypeNode): string | undefined {
  const [declaration] = checker.getTypeFromTypeNode(node).getSymbol()?.declarations ?? [];
  return declaration && ts.isTypeParameterDeclaration(declaration) && declaration.constraint
    ? cleanType(declaration.constraint.getText())
    : undefined;
}

/** Text of a member's type: as declared, or as instantiated where the declaration is generic. */
export function readTypeText(context: ExtractContext, symbol: ts.Symbol): string {
  const node = getTypeNode(symbol);
  const type = context.checker.getTypeOfSymbolAtLocation(symbol, context.location);
  if (!node) {
    return printType(context, type);
  }
  const declared = cleanType(node.getText());
  if (!mentionsTypeParameter(context.checker, node)) {
    return declared;
  }
  const settled = printType(context, type);
  // A parameter that is settled as anything says less than its name, or than what it must be.
  const isVague = VAGUE.test(settled) && !VAGUE.test(declared);
  return isVague ? (getConstraint(context, node) ?? declared) : settled;
}

/** The type of a prop, property or method. */
export function readType(context: ExtractContext, symbol: ts.Symbol): ApiType {
  const type = context.checker.getTypeOfSymbolAtLocation(symbol, context.location);
  const text = readTypeText(context, symbol);
  const expanded = expand(context, type, text);
  return expanded ? { text, expanded } : { text };
}
