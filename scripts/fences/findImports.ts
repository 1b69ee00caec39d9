import ts from 'typescript';
import { getPackageName } from '../../src/lib/getPackageName';
import { listPlanPackages, PRODUCTS, type Product } from '../../src/lib/products';
import { ICONS, MATERIAL, type Packages } from './readPackages';

const OTHER_IMPORTS: ReadonlyMap<string, string> = new Map([
  ['React', "import * as React from 'react';"],
  ['ReactDOM', "import * as ReactDOM from 'react-dom';"],
  ['flushSync', "import { flushSync } from 'react-dom';"],
  ['dayjs', "import dayjs from 'dayjs';"],
  ['Dayjs', "import type { Dayjs } from 'dayjs';"],
]);

/** Whether a page is about a product, as its migration guides are, too. */
const isAbout = ({ slug, guide = slug }: Product, file: string) =>
  new RegExp(`/(?:docs|version-[^/]+)/(?:react-${slug}|migration/migration-${guide}-v[^/]+)/`).test(
    file,
  );

/** The packages of a product that are installed, lowest plan first. */
const listInstalled = (product: Product, packages: Packages) =>
  listPlanPackages(product)
    .map(({ name }) => name)
    .filter((name) => packages.has(name));

const has = (packages: Packages, from: string, name: string) =>
  packages.get(from)?.has(name) === true;

const isOf = (product: Product, name: string, packages: Packages) =>
  listInstalled(product, packages).some((from) => has(packages, from, name));

/**
 * The products in the order in which code gets names from them: the one that its page is about, and
 * then the one with most of `names`. `file` is where the compiler sees the code.
 */
export function rankProducts(
  file: string,
  names: readonly string[],
  packages: Packages,
): readonly Product[] {
  const count = (product: Product) =>
    isAbout(product, file)
      ? Infinity
      : names.filter((name) => isOf(product, name, packages)).length;
  return PRODUCTS.toSorted((a, b) => count(b) - count(a));
}

/** The lowest plan that has most of `names`, but none below those in `least`. */
function findPlan(
  product: Product,
  names: readonly string[],
  least: readonly string[],
  packages: Packages,
): string | undefined {
  const plans = listInstalled(product, packages);
  const count = (plan: string) => names.filter((name) => has(packages, plan, name)).length;
  return plans
    .slice(
      Math.max(
        0,
        plans.findLastIndex((plan) => least.includes(plan)),
      ),
    )
    .toSorted((a, b) => count(b) - count(a))[0];
}

function findOtherImport(name: string, packages: Packages): string | undefined {
  const material = MATERIAL.find((from) => has(packages, from, name));
  if (material !== undefined) {
    return `import { ${name} } from '${material}';`;
  }
  const [, icon = ''] = /^(\w+)Icon$/.exec(name) ?? [];
  const icons = ICONS.find((from) => has(packages, from, icon));
  return icons === undefined ? OTHER_IMPORTS.get(name) : `import ${name} from '${icons}/${icon}';`;
}

/** The packages that code imports from. */
export const listPackages = (code: string) =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => getPackageName(fileName));

/** Whether a package exports a name, so that `findImports` finds it. */
export const isExported = (name: string, packages: Packages) =>
  PRODUCTS.some((product) => isOf(product, name, packages)) ||
  findOtherImport(name, packages) !== undefined;

/**
 * The imports of those of `names` that packages export, by name. Those of a product come from the
 * lowest plan that has most of them, but none below the packages in `least`.
 */
export function findImports(
  names: readonly string[],
  least: readonly string[],
  products: readonly Product[],
  packages: Packages,
): Map<string, string> {
  const plans = new Map(
    products.map((product) => [product, findPlan(product, names, least, packages)]),
  );
  return new Map(
    names.flatMap((name): [string, string][] => {
      const product = products.find((one) => isOf(one, name, packages));
      const from =
        product &&
        [plans.get(product)!, ...listInstalled(product, packages)].find((plan) =>
          has(packages, plan, name),
        );
      const text =
        from === undefined
          ? findOtherImport(name, packages)
          : `import { ${name} } from '${from}${packages.get(from)?.get(name) ?? ''}';`;
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The packages of a plan; those of all products, because a page may be about any. */
export const listPlans = (name: string | undefined) =>
  PRODUCTS.flatMap(listPlanPackages).flatMap((one) => (one.plan === name ? [one.name] : []));
