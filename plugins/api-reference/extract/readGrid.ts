import ts from 'typescript';
import type { ApiComponent, ApiEvent, ApiSelector } from '../../../src/lib/contracts/api';
import { getDeclaringPlan, type ExtractContext } from './createContext';
import { printType, readTypeText } from './printType';
import { readDocs } from './readDocs';
import type { Exported } from './readExports';
import { listProperties } from './readMembers';

/** The name of the prop that listens to an event, where a grid has one. */
function findProp(name: string, grids: readonly ApiComponent[]): string | undefined {
  const prop = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return grids.some(({ props }) => props.some((candidate) => candidate.name === prop))
    ? prop
    : undefined;
}

/** The public events of the grid's API object. */
export function readEvents(
  context: ExtractContext,
  lookup: Exported | undefined,
  grids: readonly ApiComponent[],
): ApiEvent[] {
  const { checker, location } = context;
  if (!lookup) {
    return [];
  }
  return listProperties(checker, checker.getDeclaredTypeOfSymbol(lookup.symbol))
    .flatMap((symbol): ApiEvent[] => {
      const docs = readDocs(symbol, checker);
      if (docs.isIgnored) {
        return [];
      }
      const type = checker.getTypeOfSymbolAtLocation(symbol, location);
      const readPart = (part: string) => {
        const member = type.getProperty(part);
        return member && readTypeText(context, member);
      };
      const params = readPart('params');
      const event = readPart('event');
      const prop = findProp(symbol.name, grids);
      return [
        {
          name: symbol.name,
          plan: getDeclaringPlan(context, symbol),
          ...(docs.description && { description: docs.description }),
          ...(docs.deprecated && { deprecated: docs.deprecated }),
          ...(params && { params }),
          ...(event && { event }),
          ...(prop && { prop }),
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The selectors of the grid's state. */
export function readSelectors(
  context: ExtractContext,
  exports: readonly Exported[],
): ApiSelector[] {
  const { checker, location, problems } = context;
  return exports
    .filter(
      ({ name, symbol }) =>
        /^(?:unstable_)?grid\w*Selector$/.test(name) && symbol.flags & ts.SymbolFlags.Value,
    )
    .flatMap(({ name, symbol, plan }): ApiSelector[] => {
      const docs = readDocs(symbol, checker);
      if (docs.isIgnored) {
        return [];
      }
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, location).getCallSignatures();
      if (!signature) {
        problems.push(`${name}: a selector without a call signature`);
        return [];
      }
      const argument = signature.getParameters()[1];
      return [
        {
          name,
          plan,
          ...(docs.category && { category: docs.category }),
          ...(docs.description && { description: docs.description }),
          ...(docs.deprecated && { deprecated: docs.deprecated }),
          returns: printType(context, signature.getReturnType()),
          ...(argument && { argument: readTypeText(context, argument) }),
        },
      ];
    });
}
