import type ts from 'typescript';
import type { ExtractContext } from './createContext';
import type { Exported } from './readExports';
import { listProperties, listRequired } from './readMembers';

/** The types of a component's props: one, or one for each choice of a generic; the widest first. */
function listPropsTypes(context: ExtractContext, { symbol, entry, name }: Exported): ts.Type[] {
  const { checker, location } = context;
  const declared = checker.getTypeOfSymbolAtLocation(symbol, location).getCallSignatures();
  const isGeneric = declared.some((signature) => signature.getTypeParameters());
  const settled = isGeneric ? context.resolveCalls(entry, name) : [];
  // A call resolves only one signature of an overloaded component (with and without `component`).
  const plain = declared.filter((signature) => !signature.getTypeParameters());
  const signatures = settled.length > 0 ? [...plain, ...settled] : declared;
  return signatures.flatMap((signature) => {
    const [parameter] = signature.getParameters();
    return parameter ? [checker.getTypeOfSymbolAtLocation(parameter, location)] : [];
  });
}

/** The properties of several types, each from the first type that has it. */
function joinProperties(checker: ts.TypeChecker, types: readonly ts.Type[]): ts.Symbol[] {
  const found = new Map<string, ts.Symbol>();
  types
    .flatMap((type) => listProperties(checker, type))
    .forEach((symbol) => found.has(symbol.name) || found.set(symbol.name, symbol));
  return [...found.values()];
}

/** All props that a component accepts, and the names of the required ones. */
export function listProps(
  context: ExtractContext,
  exported: Exported,
): { properties: ts.Symbol[]; required: ReadonlySet<string> } {
  const types = listPropsTypes(context, exported);
  const [widest] = types;
  return {
    properties: joinProperties(context.checker, types),
    required: widest ? listRequired(context.checker, widest) : new Set<string>(),
  };
}
