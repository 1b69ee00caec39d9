import type { Element } from 'hast';
import type { Code, Paragraph } from 'mdast';
import texts from '../../i18n/en/demo.json';
import type { DemoSources } from '../../src/lib/contracts/demos';
import type { MarkdownVariant } from '../../src/lib/markdownPath';
import { listElements } from './elements';
import { t } from './texts';

/** A demo in the tree of a page; each variant of the page fills in its own code. */
export interface DemoNode {
  type: 'demo';
  /** As in `demo-sources/<id>.json`. */
  id: string;
  title: string;
}

declare module 'mdast' {
  interface RootContentMap {
    demo: DemoNode;
  }
}

/** The title from the accessible name of a demo's frame. */
function getTitle(section: Element): string {
  const [before = '', after = ''] = texts.label.split('{title}');
  const label = String(section.properties.ariaLabel);
  return label.slice(before.length, label.length - after.length);
}

/** Reads `<section data-demo>`. Throws if it doesn't say which demo it is. */
export function readDemoNode(section: Element): DemoNode {
  const { dataDemo, dataDemoId } = section.properties;
  const [snapshot] = listElements(section, ({ properties }) => 'dataSnapshot' in properties);
  const id = dataDemoId ?? snapshot?.properties.dataSnapshot;
  if (typeof id !== 'string') {
    throw new Error(`The page doesn't say where the code of the demo "${String(dataDemo)}" is.`);
  }
  return { type: 'demo', id, title: getTitle(section) };
}

/** The title of a demo and its files, each as a code block with its name. */
export function createDemoBlocks(
  { title }: DemoNode,
  { stylings }: DemoSources,
  { language, styling }: MarkdownVariant,
): (Paragraph | Code)[] {
  const { files } = (stylings[styling] ?? stylings.system)[language];
  return [
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: t('demo', { title }) }] }],
    },
    ...files.map(({ name, code }): Code => ({
      type: 'code',
      lang: name.replace(/^.*\./, ''),
      meta: `title="${name}"`,
      value: code.trimEnd(),
    })),
  ];
}
