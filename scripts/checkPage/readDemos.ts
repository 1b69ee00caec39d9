import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPageDemos, type FoundDemo } from '../../plugins/demos/readPageDemos';
import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import type { WrittenPage } from '../lib/findPage';
import type { WrittenDemo } from '../../testing/visitor/heights';

function readNumber({ node }: FoundDemo, name: string): number | undefined {
  const value = node.attributes.find((attribute) => attribute.name === name)?.value;
  const text = (value as { value?: string } | undefined)?.value;
  return text === undefined ? undefined : Number(text);
}

/** The demos of a page that have no errors except for their heights. `siteDir` is absolute. */
export function findDemos(siteDir: string, { file, docsDir }: WrittenPage): FoundDemo[] {
  const target = path.join(siteDir, file);
  const { tree } = parseMarkdown(readFileSync(target, 'utf8'));
  return findPageDemos(tree, target, { siteDir, docsDir: path.join(siteDir, docsDir) }).demos;
}

/** A `<Demo>` with the heights set on its page. */
export function readWrittenDemo(demo: FoundDemo): WrittenDemo {
  const [height, phoneHeight] = [readNumber(demo, 'height'), readNumber(demo, 'phoneHeight')];
  return {
    name: path.basename(demo.base, '.tsx'),
    line: demo.line,
    ...(height !== undefined && { height }),
    ...(phoneHeight !== undefined && { phoneHeight }),
  };
}
