import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { getStart, isElement } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

interface Heading extends Parent {
  depth: number;
}

interface FoundHeading {
  node: Node;
  depth: number;
  title: string;
}

/** Headings of Markdown and of JSX (`<h2>`), in reading order. */
function listHeadings(tree: Node): FoundHeading[] {
  const headings: FoundHeading[] = [];
  visit(tree, (node: Node) => {
    const name = isElement(node) ? (node.name ?? '') : '';
    const depth =
      node.type === 'heading' ? (node as Heading).depth : Number(/^h([1-6])$/.exec(name)?.[1]);
    // Those that the site adds have no place.
    if (depth && node.position) {
      headings.push({ node, depth, title: toString(node) });
    }
  });
  return headings;
}

function describeDepth({ depth, title }: FoundHeading, before: number): string | undefined {
  if (depth === 1) {
    return `"${title}" is a second title: the front matter's is the page's only first heading. Write "## ${title}".`;
  }
  return depth > before + 1
    ? `"${title}" is of level ${depth} below one of level ${before}: a level is left out. Write "${'#'.repeat(before + 1)} ${title}".`
    : undefined;
}

/** Headings that leave out a level, have no text, or are a second title; ids that stand twice. */
export function checkHeadings({ tree, ids }: Pick<CheckedPage, 'tree' | 'ids'>): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  let before = 1;
  for (const heading of listHeadings(tree)) {
    const message =
      heading.title.trim() === '' ? 'This heading has no text.' : describeDepth(heading, before);
    if (message !== undefined) {
      diagnostics.push({ ...getStart(heading.node), message });
    }
    before = heading.depth;
  }
  ids.forEach((places, id) => {
    const [first, ...others] = places;
    others.forEach((place) =>
      diagnostics.push({
        ...place,
        message: `The id "${id}" stands twice on this page, first in line ${first!.line}. Give one of them an id of its own: {/* #other-id */}`,
      }),
    );
  });
  return diagnostics;
}
