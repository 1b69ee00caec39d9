/** The part of a URL after its origin. Query and hash start with `?` and `#`, or are empty. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** How often text may have been encoded on its way through emails and chats. */
const MAX_ENCODED = 3;

/** `Bars%2Ehtml` → `Bars.html`; an invalid encoding is left as is. */
function decodeOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

function decode(text: string): string {
  let decoded = text;
  for (let count = 0; count < MAX_ENCODED; count += 1) {
    decoded = decodeOnce(decoded);
  }
  return decoded;
}

/** `/a/./b/../c` → `a`, `c`; empty parts are dropped. */
function splitPath(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (!/^\.?$/.test(part)) {
      parts.push(part);
    }
  }
  return parts;
}

/**
 * `https://mui.com/x/` or `mui.com/x/` at the start, from readers who pasted a link after the host.
 */
const GLUED_ORIGIN = /^[^\p{L}\p{N}]*(?:https?:\/*[^/]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=\/))/iu;

/** File names under which a page may once have been linked. */
const FILE_ENDING = /(?:^|\/)index$|(?:(?:^|\/)index)?\.(?:x?html?|mdx?|php|aspx?)$/i;

/** Punctuation that emails and chats include in a link, or that somebody left at its end. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * What a URL was meant to be: decoded, in lowercase, with one slash between its parts and at both
 * ends, without a file name, an origin pasted into it, and the punctuation around it. A hash or
 * query that was encoded into the path is extracted from it.
 */
export function cleanAddress({ pathname, search, hash }: Address): Address {
  const decoded = decode(pathname)
    .replace(/[\p{C}\p{M}]/gu, '')
    .replaceAll('\\', '/')
    .replace(/\p{Z}/gu, ' ');
  const [, path = '', query = '', id = ''] = /^([^?#&]*)([?&][^#]*)?(#.*)?/.exec(decoded) ?? [];
  const bare = path.replace(GLUED_ORIGIN, '').replace(EDGES, '').replace(FILE_ENDING, '');
  const parts = splitPath(bare.replace(EDGES, '').toLowerCase());
  return {
    pathname: parts.length > 0 ? `/${parts.join('/')}/` : '/',
    search: search || query.replace(/^&/, '?'),
    hash: hash || (/^#[\w.-]+$/.test(id) ? id : ''),
  };
}
