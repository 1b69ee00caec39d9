import path from 'node:path';
import { visit } from 'unist-util-visit';
import { isElement, listLinks } from '../../plugins/mdx/nodes';
import { parsePage } from '../lib/parsePage';

/** Pages as addresses below `/x/` have them: `react-data-grid/sorting`. */
export interface Move {
  from: string;
  to: string;
}

/** The page that a link names, and what follows its address; none for files and other sites. */
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

/** What a link of a page becomes by a move; the same when the move does not concern it. */
function moveUrl(url: string, page: string, { from, to }: Move): string {
  const { target, rest } = resolve(url, page);
  if (target === from) {
    return `/x/${to}/${rest}`;
  }
  // Relative to an address that the page loses.
  return target !== undefined && page === from && !url.startsWith('/')
    ? `/x/${target}/${rest}`
    : url;
}

/**
 * The text of a page with its links as they are after a move; only their addresses change. Links
 * are read as Markdown and JSX, so that code keeps what looks like one.
 *
 * @param page the page's own name before the move
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
      // Of a link the address stands last, after a text that may be the same; of JSX, in quotes.
      const isJsx = isElement(node);
      const quoted = isJsx ? [`"${url}"`, `'${url}'`].find((part) => source.includes(part)) : url;
      const found =
        quoted === undefined ? -1 : isJsx ? source.indexOf(quoted) + 1 : source.lastIndexOf(quoted);
      if (found === -1) {
        throw new Error(
          `docs/${page}/index.mdx:${start.line}  The link to "${url}" is written in a way that cannot be changed: write it plainly.`,
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
