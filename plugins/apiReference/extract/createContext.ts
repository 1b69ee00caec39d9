import path from 'node:path';
import ts from 'typescript';
import type { ApiPlan, ApiProblem, ApiProductId } from '../../../src/lib/contracts/api';
import { HiddenNames } from './hiddenNames';
import type { Entry, InstalledPackage } from './listEntries';
import { listSettledCalls, listSettledTypes, writeSettledUses } from './settledUses';

/** Context for reading the declarations. */
export interface ExtractContext {
  product: ApiProductId;
  packages: readonly InstalledPackage[];
  checker: ts.TypeChecker;
  /** Symbols that an entry exports, without resolving aliases. */
  listExports: (entry: Entry) => ts.Symbol[];
  /** Call signatures of an export of an entry, with resolved type parameters; the widest first. */
  resolveCalls: (entry: Entry, name: string) => readonly ts.Signature[];
  /** A module that the program imports, by its path. */
  findModule: (path: string) => ts.Symbol | undefined;
  /** A generic type from its highest plan, resolved if its parameters are a choice of values. */
  resolveType: (name: string) => ts.Type | undefined;
  entries: readonly Entry[];
  /** The location in the program that types are resolved from. */
  location: ts.Node;
  /** Collects what couldn't be read. */
  problems: ApiProblem[];
  /** Collects names that stay undocumented. */
  hidden: HiddenNames;
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

export const PLAN_ORDER: readonly ApiPlan[] = ['community', 'pro', 'premium'];

/** The symbol behind an alias. */
export function getAliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Package files, shared by all programs of this process because most read the same ones. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Resolved imports, shared for the same reason. */
const resolutions = ts.createModuleResolutionCache(process.cwd(), (name) => name, OPTIONS);

/**
 * A program for one file that isn't on disk. It reuses what an earlier program with the same imports
 * has resolved.
 */
function createProgram(
  fileName: string,
  text: string,
  earlier?: ts.Program,
): { program: ts.Program; source: ts.SourceFile } {
  const host = ts.createCompilerHost(OPTIONS);
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (name === fileName) {
      return source;
    }
    if (!packageFiles.has(name)) {
      packageFiles.set(name, getSourceFile(name, ...rest));
    }
    return packageFiles.get(name);
  };
  host.fileExists = (name) => name === fileName || fileExists(name);
  host.getModuleResolutionCache = () => resolutions;
  host.resolveModuleNameLiterals = (names, containing, redirect, options, file) =>
    names.map((name) =>
      ts.resolveModuleName(
        name.text,
        containing,
        options,
        host,
        resolutions,
        redirect,
        ts.getModeForUsageLocation(file, name, options),
      ),
    );
  return { program: ts.createProgram([fileName], OPTIONS, host, earlier), source };
}

/** Prefix of the namespaces that the file imports; never appears in displayed types. */
export const ENTRY = '__entry';

/**
 * Placeholder for the date type of the date library, which is `any` as long as no adapter is
 * imported.
 */
export const DATE_NAME = '__PickerDate';

const DATE_TYPE = `
interface ${DATE_NAME} { readonly date: never }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { date: ${DATE_NAME} }
}
`;

function writeImports(entries: readonly Entry[], others: readonly string[]): string {
  return [
    ...entries.map((entry, index) => `import * as ${ENTRY}${index} from '${entry.path}';\n`),
    ...others.map((module) => `import '${module}';\n`),
  ].join('');
}

function listModules(checker: ts.TypeChecker, source: ts.SourceFile): Map<string, ts.Symbol> {
  const modules = new Map<string, ts.Symbol>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
      if (symbol) {
        modules.set(statement.moduleSpecifier.text, symbol);
      }
    }
  }
  return modules;
}

/**
 * A program for a file that imports every public entry of a product and uses its generics, so that
 * the checker resolves the type parameters. `others` are modules that are only imported.
 */
export function createContext(
  workspaceDir: string,
  product: ApiProductId,
  packages: readonly InstalledPackage[],
  entries: readonly Entry[],
  others: readonly string[] = [],
): ExtractContext {
  const fileName = path.join(workspaceDir, `__api-${product}.ts`);
  const imports = writeImports(entries, others) + (product === 'date-pickers' ? DATE_TYPE : '');
  const first = createProgram(fileName, imports);
  const firstChecker = first.program.getTypeChecker();
  const usables = entries.flatMap((entry, index) => {
    const module = listModules(firstChecker, first.source).get(entry.path);
    return (module ? firstChecker.getExportsOfModule(module) : []).map((exported) => ({
      path: `${ENTRY}${index}.${exported.name}`,
      symbol: getAliased(firstChecker, exported),
    }));
  });
  const uses = writeSettledUses(firstChecker, first.source, usables);
  const { program, source } = createProgram(fileName, imports + uses, first.program);
  const checker = program.getTypeChecker();
  const modules = listModules(checker, source);
  const calls = listSettledCalls(source);
  const types = listSettledTypes(source);
  const getPath = (entry: Entry, name: string) => `${ENTRY}${entries.indexOf(entry)}.${name}`;
  return {
    product,
    packages,
    checker,
    entries,
    location: source,
    problems: [],
    hidden: new HiddenNames(),
    listExports: (entry) => {
      const module = modules.get(entry.path);
      return module ? checker.getExportsOfModule(module) : [];
    },
    resolveCalls: (entry, name) =>
      (calls.get(getPath(entry, name)) ?? [])
        .map((call) => checker.getResolvedSignature(call))
        .filter((signature) => signature !== undefined),
    findModule: (module) => modules.get(module),
    resolveType: (name) => {
      const entry = entries.findLast((candidate) => types.has(getPath(candidate, name)));
      const node = entry && types.get(getPath(entry, name));
      return node && checker.getTypeFromTypeNode(node);
    },
  };
}

/** The package of a declaration, derived from its file. */
export function getDeclaringPackage(declaration: ts.Node): string {
  const { fileName } = declaration.getSourceFile();
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName) ?? [];
  return name ?? '';
}

/** The plan of the declaring package; community if it isn't one of the product's packages. */
export function getDeclaringPlan(context: ExtractContext, symbol: ts.Symbol): ApiPlan {
  const declaration = symbol.declarations?.[0];
  const name = declaration && getDeclaringPackage(declaration);
  return context.packages.find((candidate) => candidate.name === name)?.plan ?? 'community';
}

export function getHigherPlan(a: ApiPlan, b: ApiPlan): ApiPlan {
  return PLAN_ORDER.indexOf(a) >= PLAN_ORDER.indexOf(b) ? a : b;
}

/** A plan as the model writes it: nothing for community. */
export function toPlanBadge(plan: ApiPlan): { plan?: Exclude<ApiPlan, 'community'> } {
  return plan === 'community' ? {} : { plan };
}
