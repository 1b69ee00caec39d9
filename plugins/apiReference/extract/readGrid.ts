import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiComponent, ApiEvent, ApiSelector } from '../../../src/lib/contracts/api';
import { getDeclaringPlan, getHigherPlan, type ExtractContext } from './createContext';
import { printType } from './printType';
import { describe, readDocs } from './readDocs';
import type { Exported } from './readExports';
import { listProperties } from './readMembers';
import { readTypeText } from './readTypeText';
import { findUsingPlan } from './readUses';

/** Event → prop, as the packages' code connects controlled models. */
function readModelProps({ packages }: ExtractContext): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const { directory } of packages) {
    const esm = path.join(directory, 'esm');
    const root = existsSync(path.join(esm, 'hooks')) ? esm : directory;
    for (const file of readdirSync(path.join(root, 'hooks'), { recursive: true }).map(String)) {
      if (!/use\w+\.js$/.test(file)) {
        continue;
      }
      const code = readFileSync(path.join(root, 'hooks', file), 'utf8');
      for (const [, prop = '', event = ''] of code.matchAll(
        /propOnChange: props\.(\w+),[^}]*?changeEvent: '(\w+)'/g,
      )) {
        pairs.set(event, prop);
      }
    }
  }
  return pairs;
}

/** The prop that handles an event: its type names the event, or it controls the model. */
function findProp(
  name: string,
  grids: readonly ApiComponent[],
  modelProps: ReadonlyMap<string, string>,
): string | undefined {
  const props = grids.flatMap((grid) => grid.props);
  const listening = props.find(({ type }) => type.text === `GridEventListener<'${name}'>`);
  const usual = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const isUsual = props.some(
    (prop) => prop.name === usual && !prop.type.text.startsWith('GridEventListener<'),
  );
  return listening?.name ?? modelProps.get(name) ?? (isUsual ? usual : undefined);
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
  const modelProps = readModelProps(context);
  return listProperties(checker, checker.getDeclaredTypeOfSymbol(lookup.symbol))
    .flatMap((symbol): ApiEvent[] => {
      const docs = readDocs(symbol, checker);
      if (docs.isIgnored) {
        context.hidden.hide('events', symbol.name);
        return [];
      }
      const type = checker.getTypeOfSymbolAtLocation(symbol, location);
      const readPart = (part: string) => {
        const member = type.getProperty(part);
        return member && readTypeText(context, member);
      };
      const params = readPart('params');
      const event = readPart('event');
      const prop = findProp(symbol.name, grids, modelProps);
      return [
        {
          name: symbol.name,
          plan: getHigherPlan(
            getDeclaringPlan(context, symbol),
            findUsingPlan(context, 'events', symbol.name) ?? 'community',
          ),
          ...describe(docs),
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
        problems.push(`${name}: the selector has no call signature`);
        return [];
      }
      const [, parameter] = signature.getParameters();
      const argument = parameter && readTypeText(context, parameter, true);
      return [
        {
          name,
          plan,
          ...(docs.category && { category: docs.category }),
          ...describe(docs),
          returns: printType(context, signature.getReturnType()),
          // The type of a selector without an argument accepts anything.
          ...(argument && argument !== 'unknown' && { argument }),
        },
      ];
    });
}
