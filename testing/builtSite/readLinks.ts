import { Parser } from 'htmlparser2';

/** What a served document links to, and what others may link to in it. */
export interface PageLinks {
  /** Values of `href` and `src`, as written. */
  links: readonly string[];
  /** Valid hashes. */
  ids: ReadonlySet<string>;
}

/** Reads the links and names of an HTML document. */
export function readLinks(html: string): PageLinks {
  const links = new Set<string>();
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, { href, src, id }) => {
      [href, src].forEach((link) => link !== undefined && links.add(link));
      if (id !== undefined) {
        ids.add(id);
      }
    },
  });
  parser.end(html);
  return { links: [...links], ids };
}
