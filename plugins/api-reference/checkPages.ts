import type { ApiProduct } from '../../src/lib/contracts/api';
import type { Fault } from '../../src/lib/fault';
import type { ApiPageList } from '../../nav/api';

interface Listed {
  pages: ApiPageList;
  /** The file that lists them, relative to the site. */
  file: string;
  /**
   * Component names by the reason why they have no page. Left out for a version that is frozen:
   * its list is as it was.
   */
  undocumented?: Readonly<Record<string, readonly string[]>>;
}

const UNDOCUMENTED_FILE = 'plugins/api-reference/undocumented.ts';

/** What does not fit between the exports of a product and the pages that it has. */
export function checkPages(model: ApiProduct, { pages, file, undocumented }: Listed): Fault[] {
  const { product, version } = model;
  const components = new Set(model.components.map(({ name }) => name));
  const interfaces = new Set(model.interfaces.map(({ name }) => name));
  const listed = new Set(pages.components);
  const excused = Object.values(undocumented ?? {}).flat();
  const fault = (place: string, message: string): Fault => ({ file: place, line: 1, message });
  return [
    ...pages.components
      .filter((name) => !components.has(name))
      .map((name) =>
        fault(
          file,
          `"${name}" has a page, but no package of ${product} ${version} exports such a component. Remove it here.`,
        ),
      ),
    ...pages.interfaces
      .filter((name) => !interfaces.has(name))
      .map((name) =>
        fault(
          file,
          `"${name}" has a page, but no package of ${product} ${version} exports such a type. Remove it here.`,
        ),
      ),
    ...[...components]
      .filter((name) => undocumented && !listed.has(name) && !excused.includes(name))
      .map((name) =>
        fault(
          file,
          `${product} ${version} exports the component "${name}", which has no page. Add it here, or to ${UNDOCUMENTED_FILE} with a reason.`,
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
