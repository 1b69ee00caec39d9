import type ts from 'typescript';
import type { ExtractContext } from './createContext';
import type { Exported } from './readExports';
import { listProperties, listRequired } from './readMembers';

/** The types of a component's props: one, or for each choice of a generic one; the widest first. */
function listPropsTypes(context: ExtractContext, { symbol, entry, name }: Exported): ts.Type[] {
  const { checker, location } = context;
  const declared = checker.getTypeOfSymbolAtLocation(symbol, location).getCallSignatures();
  const isGeneric = declared.some((signature) => signature.getTypeParameters());
  const settled = isGeneric ? context.resolveCalls(entry, name) : [];
  // Of an overloaded component (one takes `component`, the other does not) a call finds one.
  const plain = declared.filter((signature) => !signature.getTypeParameters());
  const signatures = settled.length > 0 ? [...plain, ...settled] : declared;
  return signatures.flatMap((signature) => {
    const [parameter] = signature.getParameters();
    return parameter ? [checker.getTypeOfSymbolAtLocation(parameter, location)] : [];
  });
}

/** The properties of types, each as the first type has it that has it. */
function joinProperties(checker: ts.TypeChecker, types: readonly ts.Type[]): ts.Symbol[] {
  const found = new Map<string, ts.Symbol>();
  types
    .flatMap((type) => listProperties(checker, type))
    .forEach((symbol) => found.has(symbol.name) || found.set(symbol.name, symbol));
  return [...found.values()];
}

/** The props of a component with all that it may be called with, and the names of those it needs. */
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
