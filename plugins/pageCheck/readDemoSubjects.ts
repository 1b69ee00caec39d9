import ts from 'typescript';
import {
  listPlanPackages,
  PLANS,
  PRODUCTS,
  type Plan,
  type ProductId,
} from '../../src/lib/products';
import { getPageName } from '../apiReference/extract/readComponent';
import { readProgram } from '../demos/readProgram';

/** What a demo is about, by what it imports of the libraries that are documented here. */
export interface DemoSubject {
  products: readonly ProductId[];
  /** The most that one of its packages costs; undefined when it imports none. */
  plan: Plan | undefined;
  /** Names of what it imports to use, not as a type, as pages of the reference are called. */
  names: readonly string[];
}

interface LibraryImport {
  product: ProductId;
  plan: Plan;
  names: string[];
}

const PACKAGES = new Map(
  PRODUCTS.flatMap((product) =>
    listPlanPackages(product).map(
      ({ name, plan }) => [name, { product: `x-${product.slug}` as const, plan }] as const,
    ),
  ),
);

function readImport(statement: ts.Statement): LibraryImport | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return undefined;
  }
  const [, name = ''] = /^(@mui\/[^/]+)/.exec(statement.moduleSpecifier.text) ?? [];
  const found = PACKAGES.get(name);
  const { importClause } = statement;
  const bindings = importClause?.namedBindings;
  const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const isTypes = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const used = isTypes ? [] : elements.filter((element) => !element.isTypeOnly);
  return (
    found && {
      ...found,
      names: used.map(({ propertyName, name: local }) => getPageName((propertyName ?? local).text)),
    }
  );
}

/** Reads what a demo (the absolute path of its base file) imports, itself and through its siblings. */
export function readDemoSubject(base: string): DemoSubject {
  const imports = readProgram(base)
    .files.filter(({ name }) => /\.tsx?$/.test(name))
    .flatMap(({ name, code }) =>
      [...ts.createSourceFile(name, code, ts.ScriptTarget.Latest).statements].flatMap(
        (statement) => readImport(statement) ?? [],
      ),
    );
  const costs = imports.map(({ plan }) => PLANS.indexOf(plan));
  return {
    products: [...new Set(imports.map(({ product }) => product))],
    plan: PLANS[Math.max(...costs)],
    names: [...new Set(imports.flatMap(({ names }) => names))],
  };
}
