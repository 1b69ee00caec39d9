import type { Element } from 'hast';
import type { Paragraph, RootContent } from 'mdast';
import { findProduct } from '../../src/lib/productVersions';
import { getProduct } from '../../src/lib/products';
import { splitVersionPath } from '../../src/lib/docsVersions';
import { findByClass, getText, isElement, listElements } from './elements';
import { t } from './texts';

/** What a page is about, according to its header. */
export interface PageFacts {
  /** Without base URL: `/x/v7/react-charts/bars/`. */
  path: string;
  title: string;
  /** One sentence or two: the description. */
  lead: string;
  /** Badges of the title, as text: "Pro plan", "New feature". */
  marks: readonly string[];
}

function clean(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function getMark({ properties, children }: Element): string {
  return typeof properties.ariaLabel === 'string'
    ? properties.ariaLabel
    : children
        .filter((child) => !(isElement(child) && child.properties.ariaHidden === 'true'))
        .map(getText)
        .join('');
}

/** Reads title, lead and badges of a page. Throws if it has no title. */
export function readFacts(content: Element, path: string): PageFacts {
  const [title] = listElements(content, ({ tagName }) => tagName === 'h1');
  const lead = findByClass(content, 'description');
  const header = content.children.find((child) => isElement(child, 'header'));
  if (!title) {
    throw new Error(`${path} has no title.`);
  }
  const marks = header
    ? listElements(header, ({ properties }) => properties.dataMarkdown === 'mark')
    : [];
  return {
    path,
    title: clean(getText(title)),
    lead: lead
      ? clean(
          lead.children
            .filter((child) => !isElement(child, 'div'))
            .map(getText)
            .join(''),
        )
      : '',
    marks: marks.map((mark) => clean(getMark(mark))),
  };
}

const isPlan = (mark: string) => mark.endsWith(' plan');

/** Title, lead, and one line with product, plan, version and URL. */
export function createFront(
  { path, title, lead, marks }: PageFacts,
  { url, libraryVersion }: { url: string; libraryVersion: string },
): RootContent[] {
  const product = findProduct(splitVersionPath(path)?.page ?? '');
  const plan = marks.find(isPlan) ?? t('front.free');
  const facts = [
    ...(product ? [t('front.product', { name: getProduct(product).name })] : []),
    ...(product || marks.some(isPlan) ? [t('front.plan', { name: plan })] : []),
    ...marks.filter((mark) => !isPlan(mark)).map((name) => t('front.status', { name })),
    t('front.version', { version: libraryVersion }),
    t('front.page'),
  ];
  const toParagraph = (value: string): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
  });
  return [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    ...(lead === '' ? [] : [toParagraph(lead)]),
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: facts.join(' · ') },
        { type: 'link', url, children: [{ type: 'text', value: url }] },
      ],
    },
  ];
}
