import ts from 'typescript';
import type { ApiMember } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { readDocs } from './readDocs';
import { readSignatures } from './readSignatures';
import { readType } from './readType';
import { isDeclaredByX, keepOwn } from './readTypeText';

/** An internal method of the checker. */
interface Checker extends ts.TypeChecker {
  getAllPossiblePropertiesOfTypes: (types: readonly ts.Type[]) => ts.Symbol[];
}

/**
 * The properties of a type; for a union, those of any member, each with its type across all
 * members.
 */
export function listProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const apparent = checker.getApparentType(type);
  return apparent.isUnion()
    ? (checker as Checker).getAllPossiblePropertiesOfTypes(apparent.types)
    : checker.getPropertiesOfType(apparent);
}

/** Names of the properties that every member of a union (or the type itself) requires. */
export function listRequired(checker: ts.TypeChecker, type: ts.Type): Set<string> {
  const apparent = checker.getApparentType(type);
  const all = apparent.isUnion() ? apparent.types : [apparent];
  // Some combinations of two unions contradict themselves and have no properties.
  const parts = all.filter((part) => checker.getPropertiesOfType(part).length > 0);
  const [first = new Set<string>(), ...others] = parts.map(
    (part) =>
      new Set(
        listProperties(checker, part)
          .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
          .map(({ name }) => name),
      ),
  );
  return new Set([...first].filter((name) => others.every((other) => other.has(name))));
}

/**
 * Whether the X packages themselves declare a property, possibly among others. Undefined if the
 * type is computed and has no declaration.
 */
export function isOwn({ declarations = [] }: ts.Symbol): boolean | undefined {
  return declarations.length > 0 ? declarations.some(isDeclaredByX) : undefined;
}

/** A property as it appears in the model; undefined if its comment keeps it out of the docs. */
export function readMember(
  context: ExtractContext,
  symbol: ts.Symbol,
  isRequired: boolean,
): ApiMember | undefined {
  const docs = readDocs(keepOwn(symbol), context.checker);
  if (docs.isIgnored) {
    return undefined;
  }
  const { shown, type } = readType(context, symbol, !isRequired);
  // A redeclaration without a comment keeps the description from elsewhere.
  const description = docs.description ?? readDocs(symbol, context.checker).description;
  return {
    name: symbol.name,
    type: shown,
    ...(isRequired && { isRequired: true as const }),
    ...(docs.default !== undefined && { default: docs.default }),
    ...(description && { description }),
    ...(docs.deprecated && { deprecated: docs.deprecated }),
    ...readSignatures(context, type, docs),
    ...(docs.seeMore && { seeMore: docs.seeMore }),
  };
}
