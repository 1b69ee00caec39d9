import ts from 'typescript';
import type { ApiInterface, ApiMember, ApiPlan } from '../../../src/lib/contracts/api';
import {
  getDeclaringPlan,
  getHigherPlan,
  PLAN_ORDER,
  toPlanBadge,
  type ExtractContext,
} from './createContext';
import { describe, readDocs } from './readDocs';
import { readConfigDefaults } from './readConfigDefaults';
import { findLeastPlan, type Exported } from './readExports';
import { listProperties, listRequired, readMember } from './readMembers';

function getDeclaration(
  symbol: ts.Symbol,
): ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  return symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
}

function getTypeParameters(symbol: ts.Symbol): string | undefined {
  const parameters = getDeclaration(symbol)?.typeParameters;
  return parameters && `<${parameters.map((parameter) => parameter.getText()).join(', ')}>`;
}

/** Properties of a type by name, for each plan that has its own version of it. */
function listByPlan(
  { checker }: ExtractContext,
  byPlan: ReadonlyMap<ApiPlan, ts.Symbol>,
): Map<ApiPlan, string[]> {
  return new Map(
    [...byPlan].map(([plan, symbol]) => [
      plan,
      listProperties(checker, checker.getDeclaredTypeOfSymbol(symbol)).map(({ name }) => name),
    ]),
  );
}

/**
 * Reads an exported interface, or an alias of an object type, in the version of its highest plan.
 */
export function readInterface(context: ExtractContext, exported: Exported): ApiInterface {
  const { checker } = context;
  const { name, plan, imports, byPlan } = exported;
  const symbol = [...byPlan.values()].at(-1) ?? exported.symbol;
  const type = context.resolveType(name) ?? checker.getDeclaredTypeOfSymbol(symbol);
  const required = listRequired(checker, type);
  // Paid packages augment a shared interface or have their own.
  const isShared = new Set(byPlan.values()).size === 1;
  const namesByPlan = listByPlan(context, byPlan);
  const docs = readDocs(symbol, checker);
  const defaults = readConfigDefaults(context, name);
  const members = listProperties(checker, type).flatMap((property): ApiMember[] => {
    const member = readMember(context, property, required.has(property.name));
    const least = isShared
      ? getDeclaringPlan(context, property)
      : findLeastPlan(namesByPlan, property.name);
    if (!member) {
      context.hidden.hideOf('members', name, property.name);
    }
    const coded = defaults.get(property.name);
    return member
      ? [{ ...member, ...(coded && { default: coded }), ...(least !== plan && toPlanBadge(least)) }]
      : [];
  });
  const typeParameters = getTypeParameters(symbol);
  return {
    name,
    plan,
    ...describe(docs),
    imports,
    ...(typeParameters && { typeParameters }),
    members,
  };
}

/** The parts of the grid's API object: exported interfaces whose methods `GridApi` has. */
export function readApiParts(
  context: ExtractContext,
  exports: ReadonlyMap<string, Exported>,
  api: ApiInterface | undefined,
): ApiInterface[] {
  const plans = new Map(api?.members.map(({ name, plan = 'community' }) => [name, plan]));
  return [...exports.values()]
    .filter(({ name, kind }) => kind === 'interface' && /^Grid\w+Api$/.test(name))
    .map((exported) => readInterface(context, exported))
    .filter(({ members }) => members.length > 0 && members.every(({ name }) => plans.has(name)))
    .map((part) => {
      const [least] = PLAN_ORDER.filter((plan) =>
        part.members.some(({ name }) => plans.get(name) === plan),
      );
      return { ...part, plan: getHigherPlan(part.plan, least ?? 'community') };
    });
}
