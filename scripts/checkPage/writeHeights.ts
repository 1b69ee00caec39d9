import { visit } from 'unist-util-visit';
import { isElement, getTextAttribute } from '../../plugins/mdx/nodes';
import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import type { Heights } from '../../testing/visitor/heights';

/** The `height={400}` of a tag, with any value and the preceding space. */
const createPattern = (name: string) => new RegExp(`\\s+(?<![\\w-])${name}=\\{[^}]*\\}`);

/** A demo's tag with these heights after its title; a multi-line tag stays multi-line. */
function setHeights(tag: string, { height, phoneHeight }: Heights): string {
  const [, gap = ' '] = /(\s+)title=/.exec(tag) ?? [];
  const attributes = [
    `${gap}height={${height}}`,
    ...(phoneHeight === undefined ? [] : [`${gap}phoneHeight={${phoneHeight}}`]),
  ].join('');
  const bare = tag.replace(createPattern('height'), '').replace(createPattern('phoneHeight'), '');
  return bare.replace(/title="[^"]*"/, (title) => title + attributes);
}

/** A page's text with the heights of some of its demos set, by file name. */
export function writeHeights(text: string, heights: ReadonlyMap<string, Heights>): string {
  const edits: { start: number; end: number; tag: string }[] = [];
  visit(parseMarkdown(text).tree, isElement, (node) => {
    const name = getTextAttribute(node, 'src')?.replace(/^\.\/|\.tsx$/g, '') ?? '';
    const wanted = node.name === 'Demo' ? heights.get(name) : undefined;
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (wanted && start !== undefined && end !== undefined) {
      edits.push({ start, end, tag: setHeights(text.slice(start, end), wanted) });
    }
  });
  return edits
    .toReversed()
    .reduce((page, { start, end, tag }) => page.slice(0, start) + tag + page.slice(end), text);
}
