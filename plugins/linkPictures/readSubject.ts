import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { CURRENT_VERSION, splitVersionPath, type VersionName } from '../../src/lib/docsVersions';
import { getPageVariant } from '../../src/lib/paths';
import { getProduct, type Plan, type ProductSlug } from '../../src/lib/products';
import { findProduct } from '../../src/lib/productVersions';
import type { BuiltPage } from '../builtPages';

/** The content of a page's picture. */
export interface PictureSubject {
  title: string;
  /** Text below: the product, or the description of the site. */
  caption: string;
  /** Whose illustration is shown; without a product, all of them. */
  product?: ProductSlug;
  plan?: Exclude<Plan, 'community'>;
  /** For an old version: `v7`. */
  version?: VersionName;
}

/** The title, and the element around it with its badges. */
function findTitle(content: Element): { title: string; box: Element } | undefined {
  let found: { title: string; box: Element } | undefined;
  visit(content, 'element', (element, _index, parent) => {
    if (!found && element.tagName === 'h1' && parent?.type === 'element') {
      found = { title: toString(element), box: parent };
    }
  });
  return found;
}

/** The plan of a badge next to the title, which links to `…/licensing/#pro-plan`. */
function findPlan(box: Element): PictureSubject['plan'] {
  let plan: PictureSubject['plan'];
  visit(box, 'element', ({ tagName, properties }) => {
    const [, name] = /#(pro|premium)-plan$/.exec(String(properties.href)) ?? [];
    if (tagName === 'a' && name !== undefined) {
      plan = name === 'pro' ? 'pro' : 'premium';
    }
  });
  return plan;
}

/**
 * The content of the picture of a built page. Throws if the page has no title.
 *
 * @param tagline description for pages without a product
 */
export function readSubject(
  { path, version, content }: BuiltPage,
  tagline: string,
): PictureSubject {
  const found = findTitle(content);
  if (!found) {
    throw new Error(`${path}: the page has no title (h1) for its link picture.`);
  }
  const product = findProduct(splitVersionPath(path)!.page);
  const plan = findPlan(found.box);
  const { name, fullName = name } = product ? getProduct(product) : { name: tagline };
  const isReference = getPageVariant(path) === 'api-docs' && product !== undefined;
  return {
    title: found.title,
    caption: isReference ? `${fullName} API` : fullName,
    ...(product && { product }),
    ...(plan && { plan }),
    ...(version !== CURRENT_VERSION && { version }),
  };
}
