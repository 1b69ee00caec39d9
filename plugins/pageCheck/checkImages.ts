import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { suggest } from '../../src/lib/suggest';
import { listNames } from '../packages/listNames';
import { getStart, getTextAttribute, hasAttribute, isElement } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

interface Picture {
  /** Undefined where the address is code. */
  src: string | undefined;
  hasAlt: boolean;
}

function readPicture(node: Node): Picture | undefined {
  if (node.type === 'image' || node.type === 'imageReference') {
    const { url, alt } = node as Node & { url?: string; alt?: string | null };
    return { src: url, hasAlt: (alt ?? '').trim() !== '' };
  }
  return isElement(node) && node.name === 'img'
    ? { src: getTextAttribute(node, 'src'), hasAlt: hasAttribute(node, 'alt') }
    : undefined;
}

/** Where the file of a picture is looked for: absolute paths are below `static`. */
function findFile(src: string, file: string, siteDir: string): string {
  const [pathname = ''] = decodeURIComponent(src).split(/[?#]/);
  if (pathname.startsWith('@site/')) {
    return path.join(siteDir, pathname.slice('@site/'.length));
  }
  return pathname.startsWith('/')
    ? path.join(siteDir, 'static', pathname)
    : path.join(siteDir, path.dirname(file), pathname);
}

function describeFile(src: string, file: string, siteDir: string): string | undefined {
  if (/^(https:|data:|pathname:)/.test(src)) {
    return undefined;
  }
  const target = findFile(src, file, siteDir);
  const directory = path.dirname(target);
  const names = listNames(directory);
  const name = path.basename(target);
  const where = posixPath(path.relative(siteDir, directory));
  return names.includes(name)
    ? undefined
    : `The picture "${src}" does not exist in ${where}/.${suggest(name, names)}`;
}

/** Pictures of a page that are not there, or say nothing to those who do not see them. */
export function checkImages(
  { tree, file }: Pick<CheckedPage, 'tree' | 'file'>,
  siteDir: string,
): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, (node: Node) => {
    const picture = readPicture(node);
    if (!picture) {
      return;
    }
    const { src, hasAlt } = picture;
    const message = src === undefined ? undefined : describeFile(src, file, siteDir);
    if (message !== undefined) {
      diagnostics.push({ ...getStart(node), message });
    }
    if (!hasAlt) {
      diagnostics.push({
        ...getStart(node),
        message: 'This picture has no alternative text. Say what it shows: ![Two bars a month](…)',
      });
    }
  });
  return diagnostics;
}
