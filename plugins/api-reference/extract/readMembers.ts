import ts from 'typescript';
import type { ApiMember } from '../../../src/lib/contracts/api';
import { getDeclaringPackage, type ExtractContext } from './createContext';
import { readType } from './printType';
import { readDocs } from './readDocs';
import { readSignatures } from './readSignatures';

/** The properties of a type; of a union, those of all its members. */
export function listProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const apparent = checker.getApparentType(type);
  if (!apparent.isUnion()) {
    return checker.getPropertiesOfType(apparent);
  }
  const found = new Map<string, ts.Symbol>();
  apparent.types
    .flatMap((part) => listProperties(checker, part))
    .forEach((symbol) => found.has(symbol.name) || found.set(symbol.name, symbol));
  return [...found.values()];
}

/** Names of the properties that every member of a union (or the type itself) requires. */
export function listRequired(checker: ts.TypeChecker, type: ts.Type): Set<string> {
  const apparent = checker.getApparentType(type);
  const parts = apparent.isUnion() ? apparent.types : [apparent];
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
 * Whether the X packages themselves declare a property, and do not take it from elsewhere.
 * Undefined where the type is computed and has no declaration.
 */
export function isOwn(symbol: ts.Symbol): boolean | undefined {
  const [declaration] = symbol.declarations ?? [];
  return declaration && getDeclaringPackage(declaration).startsWith('@mui/x-');
}

/** A property as the model has it; undefined where its comment keeps it out of the docs. */
export function readMember(
  context: ExtractContext,
  symbol: ts.Symbol,
  isRequired: boolean,
): ApiMember | undefined {
  const { checker, location } = context;
  const docs = readDocs(symbol, checker);
  if (docs.isIgnored) {
    return undefined;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, location);
  return {
    name: symbol.name,
    type: readType(context, symbol),
    ...(isRequired && { isRequired: true as const }),
    ...(docs.default !== undefined && { default: docs.default }),
    ...(docs.description && { description: docs.description }),
    ...(docs.deprecated && { deprecated: docs.deprecated }),
    ...readSignatures(context, type, docs),
    ...(docs.seeMore && { seeMore: docs.seeMore }),
  };
}
