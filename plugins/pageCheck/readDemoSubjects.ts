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

/** What a demo is about, based on its imports from the libraries documented here. */
export interface DemoSubject {
  products: readonly ProductId[];
  /** The highest plan of its packages; undefined if it imports none. */
  plan: Plan | undefined;
  /** Names of its non-type imports, as reference pages call them. */
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

/** Reads the imports of a demo (the absolute path of its base file) and its siblings. */
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
