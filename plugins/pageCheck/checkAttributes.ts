import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { BADGE_KINDS } from '../../src/lib/badgeKinds';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import { suggest } from '../../src/lib/suggest';
import { getStart, getTextAttribute, isElement } from '../mdx/nodes';
import type { PageDiagnostic } from './page';

/** Attributes with a fixed set of values, by component. */
const VALUES: Readonly<Record<string, { attribute: string; values: readonly string[] }>> = {
  Badge: { attribute: 'kind', values: BADGE_KINDS },
  InstallCommand: { attribute: 'product', values: PRODUCT_SLUGS },
};

/** Unknown attribute values of components; those of a `<Demo>` are checked with its file. */
export function checkAttributes(tree: Node): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, isElement, (node) => {
    const name = node.name ?? '';
    const { attribute, values } = VALUES[name] ?? {};
    const value = attribute && getTextAttribute(node, attribute);
    if (attribute && value !== undefined && !values?.includes(value)) {
      const known = values ?? [];
      diagnostics.push({
        ...getStart(node),
        message: `Unknown value in <${name} ${attribute}="${value}">.${suggest(value, known)} Use one of: ${known.join(', ')}.`,
      });
    }
  });
  return diagnostics;
}
