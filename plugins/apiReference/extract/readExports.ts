import ts from 'typescript';
import type { ApiExport, ApiExportKind, ApiPlan } from '../../../src/lib/contracts/api';
import { PLAN_ORDER, type ExtractContext } from './createContext';
import type { Entry } from './listEntries';
import { printNodes, printType } from './printType';
import { readDocs } from './readDocs';

/** An exported name, with its meaning in the lowest plan that has it. */
export interface Exported {
  name: string;
  plan: ApiPlan;
  kind: ApiExportKind;
  /** With aliases resolved. */
  symbol: ts.Symbol;
  /** Where it was found first. */
  entry: Entry;
  /** Those of the lowest plan first, the shortest of them first. */
  imports: readonly string[];
  /** The meaning of the name in each plan's packages, if they differ. */
  byPlan: ReadonlyMap<ApiPlan, ts.Symbol>;
}

const TYPE_LIMIT = 400;

function isComponentType(context: ExtractContext, type: ts.Type): boolean {
  return type.getCallSignatures().some((signature) => {
    const returns = printType(context, signature.getReturnType());
    return (
      signature.getParameters().length <= 2 &&
      /\b(?:JSX\.Element|ReactElement|ReactNode|Element)\b/.test(returns) &&
      !returns.startsWith('(')
    );
  });
}

function getKind(context: ExtractContext, symbol: ts.Symbol, name: string): ApiExportKind {
  const { flags } = symbol;
  if (flags & ts.SymbolFlags.Class) {
    return 'class';
  }
  if (flags & ts.SymbolFlags.Enum) {
    return 'enum';
  }
  if (flags & ts.SymbolFlags.Value) {
    const type = context.checker.getTypeOfSymbolAtLocation(symbol, context.location);
    if (type.getCallSignatures().length === 0) {
      return 'constant';
    }
    if (/^(?:unstable_)?use[A-Z]/.test(name)) {
      return 'hook';
    }
    return /^(?:Unstable_|unstable_)?[A-Z]/.test(name) && isComponentType(context, type)
      ? 'component'
      : 'function';
  }
  return flags & ts.SymbolFlags.Interface ? 'interface' : 'type';
}

function getTypeLine(context: ExtractContext, { symbol, kind }: Exported): string | undefined {
  const { checker, location } = context;
  if (kind === 'function' || kind === 'hook') {
    return printType(context, checker.getTypeOfSymbolAtLocation(symbol, location));
  }
  const alias = symbol.declarations?.find((node) => ts.isTypeAliasDeclaration(node));
  return kind === 'type' && alias ? printNodes([alias.type]) : undefined;
}

/** Names of the parameters of a generic type. */
function listTypeParameters({ symbol }: Exported): string[] {
  const generic = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  return generic?.typeParameters?.map(({ name }) => name.text) ?? [];
}

/** The symbol including what other modules add to it (`declare module`). */
function getMerged({ checker }: ExtractContext, symbol: ts.Symbol): ts.Symbol {
  const declaration = symbol.declarations?.find((node) => ts.isInterfaceDeclaration(node));
  return (declaration && checker.getSymbolAtLocation(declaration.name)) ?? symbol;
}

/**
 * Whether it's a placeholder that tells users to import another name, as paid packages have for the
 * wrong grids.
 */
function isPlaceholder({ checker, location }: ExtractContext, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return false;
  }
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, location).getCallSignatures();
  return (
    signature?.getParameters().length === 0 &&
    (signature.getReturnType().flags & (ts.TypeFlags.Null | ts.TypeFlags.Never)) !== 0 &&
    readDocs(symbol, checker).deprecated !== undefined
  );
}

interface Found {
  plan: ApiPlan;
  entry: Entry;
  symbol: ts.Symbol;
  paths: string[];
  roots: string[];
  byPlan: Map<ApiPlan, ts.Symbol>;
}

/** Every name that the public entries of a product export, by name. */
export function readExports(context: ExtractContext): Exported[] {
  const { checker, entries } = context;
  const found = new Map<string, Found>();
  for (const entry of entries) {
    for (const exported of context.listExports(entry)) {
      const symbol = getMerged(
        context,
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
      );
      if (exported.name === 'default' || isPlaceholder(context, symbol)) {
        continue;
      }
      const known = found.get(exported.name) ?? {
        plan: entry.plan,
        entry,
        symbol,
        paths: [],
        roots: [],
        byPlan: new Map(),
      };
      (entry.isRoot ? known.roots : known.paths).push(entry.path);
      known.byPlan.set(entry.plan, symbol);
      found.set(exported.name, known);
    }
  }
  return [...found]
    .map(([name, { plan, entry, symbol, paths, roots, byPlan }]) => {
      const named = paths.filter((path) => /\/[A-Z][^/]*$/.test(path));
      const imports = [...named, ...roots];
      return {
        name,
        plan,
        entry,
        symbol,
        byPlan,
        kind: getKind(context, symbol, name),
        imports: imports.length > 0 ? imports : paths,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** An export as the model lists it. */
export function describeExport(context: ExtractContext, exported: Exported): ApiExport {
  const docs = readDocs(exported.symbol, context.checker);
  if (docs.isIgnored) {
    context.hidden.hide('exports', exported.name);
  }
  const { name, kind, plan, imports } = exported;
  const type = getTypeLine(context, exported);
  const typeParameters = listTypeParameters(exported);
  return {
    name,
    kind,
    plan,
    imports,
    ...(docs.isIgnored && { isHidden: true as const }),
    ...(docs.deprecated && { deprecated: docs.deprecated }),
    ...(type && type.length <= TYPE_LIMIT && { type }),
    ...(typeParameters.length > 0 && { typeParameters }),
  };
}

/** The lowest plan whose own version of an exported type has a property. */
export function findLeastPlan(
  byPlan: ReadonlyMap<ApiPlan, readonly string[]>,
  property: string,
): ApiPlan {
  return PLAN_ORDER.find((plan) => byPlan.get(plan)?.includes(property)) ?? 'community';
}
