import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { readLeftOut } from '../testing/builtSite/readLeftOut';
import { readPackageLinks } from '../testing/inboundLinks/readPackageLinks';
import { THREAD_LINKS } from '../testing/inboundLinks/threadLinks';
import { chooseCases } from '../testing/plan/plan';

/** Links to the docs in packages and public threads, where nobody can change them anymore. */

const SITE_DIR = path.join(__dirname, '..');

/** This share must arrive at the section in the link, and no page may be missing. */
const SHARE = 0.95;

const MAX_HOPS = 5;

/** `left out` is a page that this build lacks, `other site` is on another site of the brand. */
type Arrival = 'section' | 'page' | 'left out' | 'other site' | 'nowhere';

const leftOut = readLeftOut(path.join(SITE_DIR, 'build'));

const hasId = (html: string, id: string) =>
  [`id="${id}"`, `id='${id}'`, `id=${id} `, `id=${id}>`].some((text) => html.includes(text));

/** Follows a link as a browser would, on this site instead of its own host. */
async function follow(request: APIRequestContext, link: string, origin: string): Promise<Arrival> {
  const { pathname, search, hash } = new URL(link);
  let address = new URL(pathname.replaceAll(/\/{2,}/g, '/') + search + hash, origin);
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    if (leftOut.has(address.pathname.replace(/\/?$/, '/'))) {
      return 'left out';
    }
    const response = await request.get(address.href, { maxRedirects: 0 });
    const { location } = response.headers();
    if (!location) {
      const id = decodeURIComponent(address.hash.slice(1));
      const isHere = id === '' || hasId(await response.text(), id);
      return response.ok() ? (isHere ? 'section' : 'page') : 'nowhere';
    }
    // A browser keeps the hash if the target has none.
    const { hash: fragment } = address;
    address = new URL(location, address);
    address.hash ||= fragment;
    if (address.origin !== origin) {
      return 'other site';
    }
  }
  return 'nowhere';
}

for (const [name, read] of chooseCases(__filename, [
  ['public threads', () => Promise.resolve(THREAD_LINKS)],
  ['the installed packages', () => readPackageLinks(SITE_DIR)],
] as const)) {
  test(`links of ${name} arrive`, async ({ request, baseURL }) => {
    const links = await read();
    expect(links.length).toBeGreaterThan(50);
    const arrivals: [string, Arrival][] = [];
    for (const link of links) {
      arrivals.push([link, await follow(request, link, baseURL!)]);
    }
    const list = (wanted: Arrival) =>
      arrivals.filter(([, arrival]) => arrival === wanted).map(([link]) => link);
    expect(list('nowhere')).toEqual([]);
    const missed = list('page');
    const asked = missed.length + list('section').length;
    const description = `${asked - missed.length} of ${asked}; not ${missed.join(', ')}`;
    test.info().annotations.push({ type: 'sections', description });
    // A build with only some pages has too few sections for the share to allow one miss.
    expect(missed.length, description).toBeLessThanOrEqual(Math.max(1, asked * (1 - SHARE)));
  });
}
