import type ts from 'typescript';
import type { ApiRef } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { printType } from './printType';

const REF_OBJECT = /^(?:Mutable)?RefObject$/;

/** The objects among what may be given as a ref: `RefObject<HTMLDivElement>`. */
function listRefObjects(type: ts.Type): ts.Type[] {
  return type.isUnionOrIntersection()
    ? type.types.flatMap(listRefObjects)
    : [type].filter(({ symbol }) => symbol && REF_OBJECT.test(symbol.name));
}

/** What a ref to a component holds; undefined where it takes none. */
export function readRef(
  context: ExtractContext,
  properties: readonly ts.Symbol[],
): ApiRef | undefined {
  const { checker, location } = context;
  const ref = properties.find(({ name }) => name === 'ref');
  if (!ref) {
    return undefined;
  }
  const targets = listRefObjects(checker.getTypeOfSymbolAtLocation(ref, location))
    .flatMap((type) => checker.getTypeArguments(type as ts.TypeReference))
    .map((target) => printType(context, checker.getNonNullableType(target)));
  // An empty object, `unknown` and `any` say nothing; a union with them says no more.
  const isOpen = targets.some((text) => /^(?:\{\}|unknown|any|T)$/.test(text));
  const type = [...new Set(targets)].join(' | ');
  return type && !isOpen ? { type } : {};
}
