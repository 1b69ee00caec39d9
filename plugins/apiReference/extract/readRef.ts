import type ts from 'typescript';
import type { ApiRef } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { printType } from './printType';

const REF_OBJECT = /^(?:Mutable)?RefObject$/;

const isRefObject = ({ symbol }: ts.Type) => symbol && REF_OBJECT.test(symbol.name);

/** The object types among those accepted as a ref: `RefObject<HTMLDivElement>`. */
function listRefObjects(type: ts.Type | undefined): ts.Type[] {
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts.flatMap((part) => {
    if (part.isIntersection()) {
      // Declared twice: the first is the component's own, the second belongs to what it's built on.
      return part.types.every(isRefObject) ? part.types.slice(0, 1) : [];
    }
    return isRefObject(part) ? [part] : [];
  });
}

/**
 * What a ref to a component contains; undefined if it doesn't accept one.
 *
 * @param isTaken whether its code accepts one, if known
 */
export function readRef(
  context: ExtractContext,
  properties: readonly ts.Symbol[],
  isTaken: boolean | undefined,
): ApiRef | undefined {
  const { checker, location } = context;
  const ref = properties.find(({ name }) => name === 'ref');
  if (!(isTaken ?? ref)) {
    return undefined;
  }
  const targets = listRefObjects(ref ? checker.getTypeOfSymbolAtLocation(ref, location) : undefined)
    .flatMap((type) => checker.getTypeArguments(type as ts.TypeReference))
    .map((target) => printType(context, checker.getNonNullableType(target)));
  // An empty object, `unknown` and `any` say nothing, and neither do unions with them.
  const isOpen = targets.some((text) => /^(?:\{\}|unknown|any|T)$/.test(text));
  const type = [...new Set(targets)].join(' | ');
  return type && !isOpen ? { type } : {};
}
