import ts from 'typescript';
import { DATE_NAME, ENTRY, type ExtractContext } from './createContext';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.IgnoreErrors;

const NAMESPACE = new RegExp(`\\b${ENTRY}\\d+\\.`, 'g');

/** One line, without comments and import prefixes. */
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
    .trim();
}

/** Types that need parentheses in a union. */
const NEEDS_PARENTHESES = new Set([
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.ConditionalType,
  ts.SyntaxKind.IntersectionType,
]);

const isUndefined = ({ kind }: ts.TypeNode) => kind === ts.SyntaxKind.UndefinedKeyword;

/** Joins the parts of written types into one union without duplicates. */
export function joinParts(
  nodes: readonly ts.TypeNode[],
  isOptional: boolean,
  write: (node: ts.TypeNode) => string,
): string {
  const parts = nodes
    .flatMap((node) => (ts.isUnionTypeNode(node) ? [...node.types] : [node]))
    .filter((node, _, { length }) => !isOptional || length === 1 || !isUndefined(node))
    .map((node) => (ts.isParenthesizedTypeNode(node) ? node.type : node));
  const texts = new Map(parts.map((node) => [cleanType(write(node)), node]));
  return [...texts]
    .map(([text, { kind }]) => (texts.size > 1 && NEEDS_PARENTHESES.has(kind) ? `(${text})` : text))
    .join(' | ');
}

/** Types as written in their declarations, as one union. */
export function printNodes(nodes: readonly ts.TypeNode[], isOptional = false): string {
  return joinParts(nodes, isOptional, (part) => part.getText());
}

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** A type as the checker prints it; `flags` are added to the defaults. */
export function printType(
  { checker, location }: ExtractContext,
  type: ts.Type,
  isOptional = false,
  flags: ts.NodeBuilderFlags = 0,
): string {
  const node = checker.typeToTypeNode(type, location, FLAGS | flags);
  return node
    ? joinParts([node], isOptional, (part) =>
        printer.printNode(ts.EmitHint.Unspecified, part, location.getSourceFile()),
      )
    : 'unknown';
}
