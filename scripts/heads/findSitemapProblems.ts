/** What a sitemap says of a page. */
export interface SitemapEntry {
  address: string;
  /** `2026-11-22` */
  changed?: string;
}

/** The entries of a sitemap (XML). */
export function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const read = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1];
    const changed = read('lastmod');
    return { address: read('loc') ?? '', ...(changed !== undefined && { changed }) };
  });
}

interface SitemapFacts {
  entries: readonly SitemapEntry[];
  /** Addresses of the pages that are to be found. */
  expected: ReadonlySet<string>;
  /** `2026-11-22` */
  today: string;
}

/** What a sitemap leaves out, has too much, or says wrongly. */
export function findSitemapProblems({ entries, expected, today }: SitemapFacts): string[] {
  const addresses = entries.map(({ address }) => address);
  const listed = new Set(addresses);
  return [
    ...[...expected].filter((page) => !listed.has(page)).map((page) => `lacks ${page}.`),
    ...[...listed].filter((page) => !expected.has(page)).map((page) => `must not have ${page}.`),
    ...addresses
      .filter((page, index) => addresses.indexOf(page) !== index)
      .map((page) => `has ${page} twice.`),
    ...entries
      .filter(({ changed }) => changed !== undefined && !isDay(changed, today))
      .map(({ address, changed }) => `dates ${address} wrongly: ${changed}.`),
  ].map((problem) => `The sitemap ${problem}`);
}

function isDay(text: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text <= today;
}
