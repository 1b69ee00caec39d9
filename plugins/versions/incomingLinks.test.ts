import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { resolveAddress } from '../../src/lib/address/resolveAddress';
import type { AddressBook } from '../../src/lib/contracts/addressBook';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getDocsDir,
  getVersionRoot,
  splitVersionPath,
} from '../../src/lib/docsVersions';
import { readAliases } from '../mdx/headingAliasesPlugin';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { listIds } from '../pageCheck/listIds';
import { createRedirects, listPlainRedirects } from './createRedirects';
import { LINKS_OF_PACKAGES, LINKS_OF_THREADS } from './incomingLinks';
import { listVersionPages } from './listPages';

const SITE_DIR = path.join(__dirname, '../..');
const VERSIONS = DOCS_VERSIONS.map((name) => ({ name, root: getVersionRoot(name) }));

const pages = Object.fromEntries(
  [...listVersionPages(SITE_DIR)].flatMap(([version, names]) =>
    [...names].map((name) => [getVersionRoot(version) + name, name]),
  ),
);
const book: AddressBook = {
  pages,
  redirects: Object.fromEntries(
    listPlainRedirects(createRedirects(SITE_DIR, VERSIONS)).map(({ from, to }) => [from, to]),
  ),
};

type Ids = ReadonlySet<string> | undefined;

/** The ids of a guide; undefined for a page created from the model. */
async function readIds(address: string): Promise<Ids> {
  const { version, page } = splitVersionPath(address) ?? { version: CURRENT_VERSION, page: '' };
  const filePath = path.join(SITE_DIR, getDocsDir(version), page, 'index.mdx');
  if (!existsSync(filePath)) {
    return undefined;
  }
  const fileContent = readFileSync(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const ids = await listIds(parseMarkdown(fileContent).tree);
  return new Set([...ids.keys(), ...readAliases(frontMatter).map(([alias]) => alias)]);
}

/** Hundreds of links point to a few dozen pages. */
const known = new Map<string, Promise<Ids>>();

function getIds(address: string): Promise<Ids> {
  const ids = known.get(address) ?? readIds(address);
  known.set(address, ids);
  return ids;
}

/** Whether a link reaches its page, and the section in its hash. */
async function arrives(link: string): Promise<boolean> {
  const [, pathname = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(link)!;
  const plain = book.redirects[pathname] ?? (pathname in pages ? pathname : undefined);
  const found = plain === undefined && resolveAddress({ pathname, search: '', hash }, book);
  const target = plain ?? (found && found.kind === 'certain' ? found.to : undefined);
  if (target === undefined) {
    return false;
  }
  const [page = '', ownId] = target.split('#');
  // A host keeps the hash of the requested URL unless the redirect has its own.
  const id = ownId ?? hash.slice(1);
  const ids = id === '' ? undefined : await getIds(page);
  return ids === undefined || ids.has(id);
}

/** Share of the links that must reach their section. */
const ARRIVING = 0.95;

test.each([
  ['public threads', LINKS_OF_THREADS],
  ['the packages', LINKS_OF_PACKAGES],
])(
  'links of %s reach their sections',
  async (_, links) => {
    const results = await Promise.all(links.map(arrives));
    const lost = links.filter((_link, index) => !results[index]);
    expect(1 - lost.length / links.length).toBeGreaterThanOrEqual(ARRIVING);
  },
  60_000,
);
