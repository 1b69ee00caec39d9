import type { ApiProduct } from '../../src/lib/contracts/api';
import type { Fault } from '../../src/lib/fault';
import type { ApiPageList } from '../../nav/api';

interface Listed {
  pages: ApiPageList;
  /** Component names by the reason why they have no page. */
  undocumented: Readonly<Record<string, readonly string[]>>;
}

const NAV_FILE = 'nav/api.ts';
const UNDOCUMENTED_FILE = 'plugins/api-reference/undocumented.ts';

/** What does not fit between the exports of a product and the pages that it has. */
export function checkPages(model: ApiProduct, { pages, undocumented }: Listed): Fault[] {
  const { product, version } = model;
  const components = new Set(model.components.map(({ name }) => name));
  const interfaces = new Set(model.interfaces.map(({ name }) => name));
  const listed = new Set(pages.components);
  const excused = Object.values(undocumented).flat();
  const fault = (file: string, message: string): Fault => ({ file, line: 1, message });
  return [
    ...pages.components
      .filter((name) => !components.has(name))
      .map((name) =>
        fault(
          NAV_FILE,
          `"${name}" has a page, but no package of ${product} ${version} exports such a component. Remove it from the navigation.`,
        ),
      ),
    ...pages.interfaces
      .filter((name) => !interfaces.has(name))
      .map((name) =>
        fault(
          NAV_FILE,
          `"${name}" has a page, but no package of ${product} ${version} exports such a type. Remove it from the navigation.`,
        ),
      ),
    ...[...components]
      .filter((name) => !listed.has(name) && !excused.includes(name))
      .map((name) =>
        fault(
          NAV_FILE,
          `${product} ${version} exports the component "${name}", which has no page. Add it to the navigation, or to ${UNDOCUMENTED_FILE} with a reason.`,
        ),
      ),
    ...excused
      .filter((name) => !components.has(name) || listed.has(name))
      .map((name) =>
        fault(
          UNDOCUMENTED_FILE,
          listed.has(name)
            ? `"${name}" has a page. Remove it here.`
            : `No package of ${product} ${version} exports "${name}". Remove it.`,
        ),
      ),
  ];
}
