import { PLANS, type Plan, type ProductId } from '../../src/lib/products';
import type { PageDiagnostic } from './page';
import type { DemoSubject } from './readDemoSubjects';

/** What a page says it's about. */
export interface PageSubject {
  productId?: unknown;
  components?: unknown;
  /** From the front matter, otherwise from the navigation. */
  plan?: unknown;
}

interface Context {
  /** The line of a front matter key; the first line if it's missing. */
  getLine: (key: string) => number;
  /** Whether a name is a component with a reference page in a product. */
  isComponent: (name: string, productId: ProductId) => boolean;
}

/** Components that wrap those that a page is about. */
const SURROUNDINGS = ['LocalizationProvider'];

const rank = (plan: unknown) => Math.max(0, PLANS.indexOf(plan as Plan));

function describeProduct(productId: unknown, demos: readonly DemoSubject[]): string | undefined {
  const products: string[] = [...new Set(demos.flatMap((demo) => demo.products))];
  return typeof productId !== 'string' || products.includes(productId)
    ? undefined
    : `The page says "productId: ${productId}", but the demos import ${products.join(', ')}. Make them match.`;
}

function describePlan(plan: unknown, demos: readonly DemoSubject[]): string | undefined {
  const ranks = demos.map((demo) => rank(demo.plan));
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  const own = rank(plan);
  if (own < least) {
    return `Every demo requires ${PLANS[least]}, but the page says ${plan === undefined ? 'no plan' : `"plan: ${PLANS[own]}"`}. Write "plan: ${PLANS[least]}" here and in its navigation entry, or show a demo that requires less.`;
  }
  return own > most
    ? `The page says "plan: ${PLANS[own]}", but no demo requires more than ${PLANS[most]}. Show what the plan is for, or correct the plan here and in its navigation entry.`
    : undefined;
}

/** Components that all of several demos use, but the page doesn't list. */
function listMissing(
  { productId, components }: PageSubject,
  demos: readonly DemoSubject[],
  { isComponent }: Context,
): string[] {
  const listed = [components ?? []].flat();
  const [first, ...others] = demos;
  return !first || others.length === 0
    ? []
    : first.names.filter(
        (name) =>
          !SURROUNDINGS.includes(name) &&
          !listed.includes(name) &&
          others.every((demo) => demo.names.includes(name)) &&
          isComponent(name, productId as ProductId),
      );
}

/** Checks that a page is about what its demos show: product, plan and components. */
export function checkSubject(
  page: PageSubject,
  subjects: readonly DemoSubject[],
  context: Context,
): PageDiagnostic[] {
  const demos = subjects.filter(({ products }) => products.length > 0);
  if (demos.length === 0) {
    return [];
  }
  const at = (key: string, message: string | undefined): PageDiagnostic[] =>
    message === undefined ? [] : [{ line: context.getLine(key), column: 1, message }];
  const missing = page.productId === undefined ? [] : listMissing(page, demos, context);
  const listed = [page.components ?? []].flat().map(String);
  const isElsewhere =
    listed.length > 0 && !demos.some(({ names }) => names.some((name) => listed.includes(name)));
  return [
    ...at('productId', describeProduct(page.productId, demos)),
    ...at('plan', describePlan(page.plan, demos)),
    ...at(
      'components',
      isElsewhere ? `No demo uses any of "components": ${listed.join(', ')}.` : undefined,
    ),
    ...missing.flatMap((name) =>
      at(
        'components',
        `Every demo uses ${name}, which isn't in "components". Add it so that the page links to its reference and the reference links back.`,
      ),
    ),
  ];
}
