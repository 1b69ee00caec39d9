import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { suggest } from '../../src/lib/suggest';
import { listNames } from '../packages/listNames';
import { getStart, getTextAttribute, hasAttribute, isElement } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

interface Picture {
  /** Undefined if the URL is code. */
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

/** The file of an image; absolute paths are relative to `static`. */
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
    : `The image "${src}" doesn't exist in ${where}/.${suggest(name, names)}`;
}

/** Images of a page that don't exist or have no alternative text. */
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
        message:
          'This image has no alternative text. Describe what it shows: ![Two bars per month](…)',
      });
    }
  });
  return diagnostics;
}
