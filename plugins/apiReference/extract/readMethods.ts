import type ts from 'typescript';
import type { ApiMember } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { listProperties, listRequired, readMember } from './readMembers';

/**
 * Methods of the object that a component puts into its `apiRef`. The grid's is left out because its
 * interface has a page.
 */
export function readMethods(
  context: ExtractContext,
  owner: string,
  props: readonly ts.Symbol[],
): { methods?: ApiMember[] } {
  const { checker, location, product } = context;
  const prop = product === 'data-grid' ? undefined : props.find(({ name }) => name === 'apiRef');
  const ref = prop && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, location));
  const current = ref?.getProperty('current');
  if (!current) {
    return {};
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(current, location));
  const required = listRequired(checker, type);
  const methods = listProperties(checker, type).flatMap((symbol): ApiMember[] => {
    const method = readMember(context, symbol, required.has(symbol.name));
    if (!method) {
      context.hidden.hideOf('members', owner, symbol.name);
    }
    return method ? [method] : [];
  });
  return methods.length > 0
    ? { methods: methods.sort((a, b) => a.name.localeCompare(b.name, 'en')) }
    : {};
}
