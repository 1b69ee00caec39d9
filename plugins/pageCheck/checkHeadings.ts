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

/** Markdown and JSX headings (`<h2>`), in reading order. */
function listHeadings(tree: Node): FoundHeading[] {
  const headings: FoundHeading[] = [];
  visit(tree, (node: Node) => {
    const name = isElement(node) ? (node.name ?? '') : '';
    const depth =
      node.type === 'heading' ? (node as Heading).depth : Number(/^h([1-6])$/.exec(name)?.[1]);
    // Headings added by the site have no position.
    if (depth && node.position) {
      headings.push({ node, depth, title: toString(node) });
    }
  });
  return headings;
}

function describeDepth({ depth, title }: FoundHeading, before: number): string | undefined {
  if (depth === 1) {
    return `"${title}" is a second title. The title in the front matter is the only level 1 heading. Write "## ${title}".`;
  }
  return depth > before + 1
    ? `"${title}" jumps from level ${before} to level ${depth}. Write "${'#'.repeat(before + 1)} ${title}".`
    : undefined;
}

/** Headings that skip a level, have no text, or are a second title; duplicate ids. */
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
        message: `Duplicate id "${id}" (first used in line ${first!.line}). Give one of them its own id: {/* #other-id */}`,
      }),
    );
  });
  return diagnostics;
}
