import { Parser } from 'htmlparser2';

/** The metadata of a served document for search engines, chats and social networks. */
export interface Head {
  /** Name or property of a meta tag → its contents: `og:image`, `description`. */
  metas: ReadonlyMap<string, readonly string[]>;
  canonical: readonly string[];
  /** Structured data (JSON-LD) as written. */
  data: readonly string[];
}

/** Reads the head of an HTML document. */
export function readHead(html: string): Head {
  const metas = new Map<string, string[]>();
  const canonical: string[] = [];
  const data: string[] = [];
  let isData = false;
  const parser = new Parser({
    onopentag(tag, { name, property, content = '', rel, href = '', type }) {
      const key = property ?? name;
      if (tag === 'meta' && key !== undefined) {
        metas.set(key, [...(metas.get(key) ?? []), content]);
      }
      if (tag === 'link' && rel === 'canonical') {
        canonical.push(href);
      }
      isData = tag === 'script' && type === 'application/ld+json';
      if (isData) {
        data.push('');
      }
    },
    ontext(text) {
      if (isData) {
        data.push(`${data.pop() ?? ''}${text}`);
      }
    },
    onclosetag() {
      isData = false;
    },
  });
  parser.end(html);
  return { metas, canonical, data };
}
