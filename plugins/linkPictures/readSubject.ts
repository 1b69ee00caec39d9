import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { CURRENT_VERSION, splitVersionPath, type VersionName } from '../../src/lib/docsVersions';
import { getPageVariant } from '../../src/lib/paths';
import { getProduct, type Plan, type ProductSlug } from '../../src/lib/products';
import { findProduct } from '../../src/lib/productVersions';
import type { BuiltPage } from '../builtPages';

/** What the picture of a page says. */
export interface PictureSubject {
  title: string;
  /** Beneath: the product, or what the site is about. */
  caption: string;
  /** Whose drawing stands beside; without one, those of all. */
  product?: ProductSlug;
  plan?: Exclude<Plan, 'community'>;
  /** Of an old version: `v7`. */
  version?: VersionName;
}

/** The element around the title with its badges. */
function findTitle(content: Element): { title: string; box: Element } | undefined {
  let found: { title: string; box: Element } | undefined;
  visit(content, 'element', (element, _index, parent) => {
    if (!found && element.tagName === 'h1' && parent?.type === 'element') {
      found = { title: toString(element), box: parent };
    }
  });
  return found;
}

/** The plan that a badge beside the title names: it leads to `…/licensing/#pro-plan`. */
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
 * What the picture of a built page says. Throws where the page has no title.
 *
 * @param tagline what pages of no product are about
 */
export function readSubject(
  { path, version, content }: BuiltPage,
  tagline: string,
): PictureSubject {
  const found = findTitle(content);
  if (!found) {
    throw new Error(`${path}: the page has no title (h1) for the picture of links to it.`);
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
