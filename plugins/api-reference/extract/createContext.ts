import path from 'node:path';
import ts from 'typescript';
import type { ApiPlan, ApiProblem, ApiProductId } from '../../../src/lib/contracts/api';
import { listEntries, listInstalled, type Entry, type InstalledPackage } from './listEntries';

/** What every reader of the declarations needs. */
export interface ExtractContext {
  product: ApiProductId;
  packages: readonly InstalledPackage[];
  checker: ts.TypeChecker;
  /** Symbols that an entry exports, aliases not yet resolved. */
  listExports: (entry: Entry) => ts.Symbol[];
  entries: readonly Entry[];
  /** A place in the program from which types are asked for. */
  location: ts.Node;
  /** Collects what cannot be read. */
  problems: ApiProblem[];
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

/** A program over a file that is not on disk and imports every public entry of a product. */
export function createContext(workspaceDir: string, product: ApiProductId): ExtractContext {
  const packages = listInstalled(workspaceDir, product);
  const entries = packages.flatMap(listEntries);
  const fileName = path.join(workspaceDir, `__api-${product}.ts`);
  const text = entries
    .map((entry, index) => `import * as entry${index} from '${entry.path}';`)
    .join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === fileName
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === fileName || fileExists(name);
  const program = ts.createProgram([fileName], OPTIONS, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(fileName)!;
  const modules = new Map<string, ts.Symbol>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
      if (symbol) {
        modules.set((statement.moduleSpecifier as ts.StringLiteral).text, symbol);
      }
    }
  }
  return {
    product,
    packages,
    checker,
    entries,
    location: source,
    problems: [],
    listExports: (entry) => {
      const module = modules.get(entry.path);
      return module ? checker.getExportsOfModule(module) : [];
    },
  };
}

/** The package that declares something, by the file it is declared in. */
export function getDeclaringPackage(declaration: ts.Node): string {
  const { fileName } = declaration.getSourceFile();
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName) ?? [];
  return name ?? '';
}

/** Plan of the package that declares something; community where it is no package of the product. */
export function getDeclaringPlan(context: ExtractContext, symbol: ts.Symbol): ApiPlan {
  const declaration = symbol.declarations?.[0];
  const name = declaration && getDeclaringPackage(declaration);
  return context.packages.find((candidate) => candidate.name === name)?.plan ?? 'community';
}

export function getHigherPlan(a: ApiPlan, b: ApiPlan): ApiPlan {
  return PLAN_ORDER.indexOf(a) >= PLAN_ORDER.indexOf(b) ? a : b;
}

/** As the model writes a plan: nothing for community. */
export function toMark(plan: ApiPlan): { plan?: Exclude<ApiPlan, 'community'> } {
  return plan === 'community' ? {} : { plan };
}
