import type { ApiProduct } from '../../src/lib/contracts/api';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { ApiPageList } from '../../nav/api';
import { createPlans } from './createPlans';

interface Listed {
  pages: ApiPageList;
  /** The file that lists them, relative to the site. */
  file: string;
  /**
   * Component names by the reason why they have no page. Left out for frozen versions, whose lists
   * no longer change.
   */
  undocumented?: Readonly<Record<string, readonly string[]>>;
}

/** Plans of the current docs, written by `npm run plans`. */
const PLANS_FILE = 'nav/apiPlans.json';
const UNDOCUMENTED_FILE = 'plugins/apiReference/undocumented.ts';

/** Pages whose plan differs from the package that exports their subject. */
function findWrongPlans(model: ApiProduct, { pages, file, undocumented }: Listed): Diagnostic[] {
  const right = createPlans(model, [...pages.components, ...pages.interfaces]);
  return (['pro', 'premium'] as const)
    .flatMap((plan) => [
      ...right[plan]
        .filter((name) => !pages[plan].includes(name))
        .map((name) => `"${name}" requires the ${plan} plan but isn't listed under "${plan}".`),
      ...pages[plan]
        .filter((name) => !right[plan].includes(name))
        .map((name) => `"${name}" is listed under "${plan}" but doesn't require that plan.`),
    ])
    .map((message) => ({
      file: undocumented ? PLANS_FILE : file,
      line: 1,
      message: `${message} ${undocumented ? 'Run `npm run plans`.' : 'Fix it here.'}`,
    }));
}

/** Mismatches between the exports of a product and its pages. */
export function checkPages(model: ApiProduct, listed: Listed): Diagnostic[] {
  const { pages, file, undocumented } = listed;
  const { product, version } = model;
  const components = new Set(model.components.map(({ name }) => name));
  const interfaces = new Set(model.interfaces.map(({ name }) => name));
  const documented = new Set(pages.components);
  const allowed = Object.values(undocumented ?? {}).flat();
  const diagnostic = (place: string, message: string): Diagnostic => ({
    file: place,
    line: 1,
    message,
  });
  return [
    ...pages.components
      .filter((name) => !components.has(name))
      .map((name) =>
        diagnostic(
          file,
          `"${name}" has a page, but no package of ${product} ${version} exports that component. Remove it here.`,
        ),
      ),
    ...pages.interfaces
      .filter((name) => !interfaces.has(name))
      .map((name) =>
        diagnostic(
          file,
          `"${name}" has a page, but no package of ${product} ${version} exports that type. Remove it here.`,
        ),
      ),
    ...[...components]
      .filter((name) => undocumented && !documented.has(name) && !allowed.includes(name))
      .map((name) =>
        diagnostic(
          file,
          `${product} ${version} exports the component "${name}", which has no page. Add it here, or to ${UNDOCUMENTED_FILE} with a reason.`,
        ),
      ),
    ...allowed
      .filter((name) => !components.has(name) || documented.has(name))
      .map((name) =>
        diagnostic(
          UNDOCUMENTED_FILE,
          documented.has(name)
            ? `"${name}" has a page. Remove it here.`
            : `No package of ${product} ${version} exports "${name}". Remove it.`,
        ),
      ),
    ...findWrongPlans(model, listed),
  ];
}
