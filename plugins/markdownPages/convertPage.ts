import type { Element } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root, RootContent } from 'mdast';
import type { DemoSources } from '../../src/lib/contracts/demos';
import type { VersionName } from '../../src/lib/docsVersions';
import type { MarkdownVariant } from '../../src/lib/markdownPath';
import { createDemoBlocks, type DemoNode } from './demo';
import { createElement, isElement } from './elements';
import { createFront, readFacts, type PageFacts } from './front';
import { createHandlers } from './handlers';
import { trimTree } from './trimTree';
import { writeMarkdown } from './writer';

/** A page as a Markdown tree in which demos have no code yet. */
export interface ConvertedPage {
  facts: PageFacts;
  tree: Root;
  demos: readonly DemoNode[];
}

interface PageOptions {
  /** Without base URL. */
  path: string;
  /** Absolute URL of the page. */
  url: string;
  version: VersionName;
  libraryVersion: string;
}

function listDemos(node: Root | RootContent): DemoNode[] {
  if (node.type === 'demo') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap((child) => listDemos(child)) : [];
}

/** Reads the content of a page (`<div class="theme-doc-markdown">`) without changing it. */
export function convertPage(
  content: Element,
  { path, url, version, libraryVersion }: PageOptions,
): ConvertedPage {
  const facts = readFacts(content, path);
  const body = content.children.filter((child) => !isElement(child, 'header'));
  const trimmed = trimTree(createElement('div', body), { url });
  const { children } = toMdast(trimmed, { handlers: createHandlers(version) }) as Root;
  const tree: Root = {
    type: 'root',
    children: [...createFront(facts, { url, libraryVersion }), ...children],
  };
  return { facts, tree, demos: listDemos(tree) };
}

function fillDemos<T extends Root | RootContent>(
  node: T,
  sources: ReadonlyMap<string, DemoSources>,
  variant: MarkdownVariant,
): T {
  if (!('children' in node)) {
    return node;
  }
  const children = (node.children as RootContent[]).flatMap((child) =>
    child.type === 'demo'
      ? createDemoBlocks(child, sources.get(child.id)!, variant)
      : [fillDemos(child, sources, variant)],
  );
  return { ...node, children };
}

/** The text of a page in a variant. */
export function writeVariant(
  { tree }: ConvertedPage,
  sources: ReadonlyMap<string, DemoSources>,
  variant: MarkdownVariant,
): string {
  return writeMarkdown(fillDemos(tree, sources, variant));
}

/** The default variant of a page, followed by the ones that differ from it. */
export function listVariants(sources: readonly DemoSources[]): MarkdownVariant[] {
  const stylings = (['system', 'Tailwind', 'CSS'] as const).filter(
    (styling) => styling === 'system' || sources.some((demo) => demo.stylings[styling]),
  );
  const languages = sources.length > 0 ? (['TS', 'JS'] as const) : (['TS'] as const);
  return stylings.flatMap((styling) => languages.map((language) => ({ language, styling })));
}
