import path from 'node:path';
import { visit } from 'unist-util-visit';
import { isElement, listLinks } from '../../plugins/mdx/nodes';
import { parsePage } from '../lib/parsePage';

/** Pages without the leading `/x/`: `react-data-grid/sorting`. */
export interface Move {
  from: string;
  to: string;
}

/** The page that a link points to and the rest of its URL; no page for files and other sites. */
function resolve(url: string, page: string): { target?: string; rest: string } {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname.startsWith('/x/')) {
    return { target: pathname.slice('/x/'.length).replace(/\/$/, ''), rest };
  }
  if (pathname === '' || pathname.startsWith('/') || /^[a-z][a-z+.-]*:/i.test(pathname)) {
    return { rest };
  }
  const target = path.posix.join(page, pathname).replace(/(?:\/index\.mdx?|\/)$/, '');
  return path.posix.extname(target) === '' ? { target, rest } : { rest };
}

/** A link of a page after a move; unchanged if the move doesn't affect it. */
function moveUrl(url: string, page: string, { from, to }: Move): string {
  const { target, rest } = resolve(url, page);
  if (target === from) {
    return `/x/${to}/${rest}`;
  }
  // Relative to the page's old address.
  return target !== undefined && page === from && !url.startsWith('/')
    ? `/x/${target}/${rest}`
    : url;
}

/**
 * The text of a page with its links updated after a move. Links are parsed as Markdown and JSX, so
 * what looks like a link in code is unchanged.
 *
 * @param page the page's own name, before the move
 */
export function updateLinks(text: string, page: string, move: Move): string {
  const edits = new Map<number, { end: number; url: string }>();
  visit(parsePage(text), (node) => {
    const { start, end } = node.position ?? {};
    for (const url of listLinks(node)) {
      const moved = moveUrl(url, page, move);
      if (moved === url || start?.offset === undefined || end?.offset === undefined) {
        continue;
      }
      const source = text.slice(start.offset, end.offset);
      // In Markdown the URL comes last, after a text that may be identical; in JSX it is quoted.
      const isJsx = isElement(node);
      const quoted = isJsx ? [`"${url}"`, `'${url}'`].find((part) => source.includes(part)) : url;
      const found =
        quoted === undefined ? -1 : isJsx ? source.indexOf(quoted) + 1 : source.lastIndexOf(quoted);
      if (found === -1) {
        throw new Error(
          `docs/${page}/index.mdx:${start.line}  The link to "${url}" can't be updated automatically. Write it without escapes.`,
        );
      }
      edits.set(start.offset + found, { end: start.offset + found + url.length, url: moved });
    }
  });
  return [...edits]
    .sort(([a], [b]) => b - a)
    .reduce(
      (result, [start, { end, url }]) => result.slice(0, start) + url + result.slice(end),
      text,
    );
}
