/** A page in a sitemap. */
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
  /** Addresses of the pages that it should list. */
  expected: ReadonlySet<string>;
  /** `2026-11-22` */
  today: string;
}

/** Missing, unexpected, duplicate and wrongly dated entries of a sitemap. */
export function findSitemapProblems({ entries, expected, today }: SitemapFacts): string[] {
  const addresses = entries.map(({ address }) => address);
  const listed = new Set(addresses);
  return [
    ...[...expected].filter((page) => !listed.has(page)).map((page) => `is missing ${page}.`),
    ...[...listed].filter((page) => !expected.has(page)).map((page) => `must not list ${page}.`),
    ...addresses
      .filter((page, index) => addresses.indexOf(page) !== index)
      .map((page) => `lists ${page} twice.`),
    ...entries
      .filter(({ changed }) => changed !== undefined && !isDay(changed, today))
      .map(({ address, changed }) => `has a wrong date for ${address}: ${changed}.`),
  ].map((problem) => `The sitemap ${problem}`);
}

function isDay(text: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text <= today;
}
