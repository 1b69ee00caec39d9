import { toString } from 'mdast-util-to-string';
import type { Literal as UnistLiteral, Node, Parent } from 'unist';
import type { UpgradeStep } from '../../src/lib/contracts/upgradeChecklist';
import type { Position } from '../../src/lib/locate';
import { getStart } from '../mdx/nodes';
import { readLine, readPlan } from './readLine';

interface Literal extends UnistLiteral {
  value: string;
}

interface Heading extends Parent {
  depth: number;
  data?: { id?: string; hProperties?: { id?: string } };
}

/** A heading of level 2 or 3, and the content up to the next one. */
export interface Section {
  depth: 2 | 3;
  /** A line of Markdown. */
  title: string;
  anchor: string;
  plan: UpgradeStep['plan'];
  position: Position;
  /** Without the nodes of its subsections. */
  nodes: readonly Node[];
  /** The section of level 2 that it is part of. */
  parent?: Section;
}

function isHeading(node: Node): node is Heading {
  return node.type === 'heading' && (node as Heading).depth <= 3;
}

/** Sections of a page whose headings already have ids (`listIds`), in reading order. */
export function readSections(tree: Parent): Section[] {
  const sections: (Section & { nodes: Node[] })[] = [];
  let parent: Section | undefined;
  for (const node of tree.children) {
    if (!isHeading(node)) {
      sections.at(-1)?.nodes.push(node);
    } else {
      const section = {
        depth: node.depth === 3 ? (3 as const) : (2 as const),
        title: readLine(node.children),
        anchor: node.data?.hProperties?.id ?? node.data?.id ?? '',
        plan: readPlan(node.children),
        position: getStart(node),
        nodes: [],
        ...(node.depth === 3 && parent && { parent }),
      };
      parent = section.depth === 2 ? section : parent;
      sections.push(section);
    }
  }
  return sections;
}

/** The words at the start of a section that say what to expect; guides explain them. */
export const SECTION_WORDS = ['Codemod', 'Behavior', 'Advanced'] as const;
export type SectionWord = (typeof SECTION_WORDS)[number];

/** The bold text at the start of a section, without its period, and its position. */
export function findFirstWord({
  nodes,
}: Pick<Section, 'nodes'>): { text: string; position: Position } | undefined {
  const first = nodes.find(({ type }) => type !== 'mdxFlowExpression');
  const [strong] = first?.type === 'paragraph' ? (first as Parent).children : [];
  return strong?.type === 'strong'
    ? { text: toString(strong).replace(/[.:]$/, ''), position: getStart(strong) }
    : undefined;
}

const FEATURES = /^\/\*\s*features?:(.*)\*\/$/is;

/**
 * The features that a section is about, from a comment in it: `features: legend, styling`. Without
 * one, the section is for everyone.
 */
export function findFeatures({
  nodes,
}: Pick<Section, 'nodes'>): { names: string[]; position: Position } | undefined {
  for (const node of nodes) {
    const [, list] =
      (node.type === 'mdxFlowExpression' && FEATURES.exec((node as Literal).value)) || [];
    if (list !== undefined) {
      return { names: list.split(',').map((name) => name.trim()), position: getStart(node) };
    }
  }
  return undefined;
}

export function readWord(section: Pick<Section, 'nodes'>): SectionWord | undefined {
  const found = findFirstWord(section);
  return SECTION_WORDS.find((word) => word === found?.text);
}
