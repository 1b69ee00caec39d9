import { createMatcher } from '@docusaurus/utils';
import {
  DOCS_VERSIONS,
  getDocsDir,
  getVersionRoot,
  type VersionName,
} from '../../src/lib/docsVersions';
import { PROBLEMS_FOLDER, PROBLEMS_PATH } from '../../src/lib/contracts/knownProblem';
import { REACH_TABLE, type ReachRow, type SlowCheck } from './reachTable';
import { SAMPLE, SAMPLE_REFERENCE } from './sample';

/** The parts of the site that a change reaches. */
export interface Reach {
  /** Addresses of pages to open in the browser. */
  pages: ReadonlySet<string>;
  /** Addresses of pages that link to sections of changed pages. */
  linking: ReadonlySet<string>;
  /** Browser specs to run in every variant, by name. */
  specs: ReadonlySet<string>;
  slow: ReadonlySet<SlowCheck>;
  /** Each changed file with a description of what it reaches. */
  reasons: readonly { file: string; subject: string }[];
}

/** The site, as far as the result depends on it. */
export interface ReachSite {
  /** Pages of each version, relative to its root: `react-charts/bars/`. */
  pages: ReadonlyMap<VersionName, ReadonlySet<string>>;
  /** Names of all browser specs. */
  specs: readonly string[];
  /** The text of a page's or a demo's file; undefined if it doesn't exist. */
  read: (file: string) => string | undefined;
  /** Files of a folder and its subfolders, relative to the site. */
  list: (folder: string) => readonly string[];
}

interface Found {
  subject: string;
  pages?: readonly string[];
  linking?: readonly string[];
  specs?: readonly string[];
  slow?: readonly SlowCheck[];
}

const findVersion = (file: string) =>
  DOCS_VERSIONS.find((version) => file.startsWith(`${getDocsDir(version)}/`));

const isWritten = (page: string) => !page.startsWith('api/');

function listPages(site: ReachSite, version: VersionName): string[] {
  return [...(site.pages.get(version) ?? [])].map((page) => getVersionRoot(version) + page);
}

/** The page whose folder contains a file, relative to the root of its version. */
function findOwner(name: string, pages: ReadonlySet<string>): string | undefined {
  const parts = name.split('/');
  return parts
    .map((_, index) => `${parts.slice(0, index).join('/')}/`)
    .findLast((page) => pages.has(page));
}

/** Pages of a version that link to a section of `address`. */
function findLinking(site: ReachSite, version: VersionName, address: string): string[] {
  const docsDir = getDocsDir(version);
  return [...(site.pages.get(version) ?? [])]
    .filter(isWritten)
    .filter((page) => site.read(`${docsDir}/${page}index.mdx`)?.includes(`](${address}#`))
    .map((page) => getVersionRoot(version) + page)
    .filter((page) => page !== address);
}

/** Pages of a product whose demos import a file that they share: `react-charts/data/energy.ts`. */
function findUsers(site: ReachSite, version: VersionName, name: string): string[] {
  const docsDir = getDocsDir(version);
  const shared = name.slice(name.indexOf('/data/') + 1).replace(/\.\w+$/, '');
  const pages = site.pages.get(version) ?? new Set();
  const importing = site
    .list(`${docsDir}/${name.split('/')[0]}`)
    .filter((file) => /\.tsx?$/.test(file) && site.read(file)?.includes(`/${shared}'`));
  const owners = importing.map((file) => findOwner(file.slice(docsDir.length + 1), pages));
  return owners.flatMap((page) => (page ? [getVersionRoot(version) + page] : []));
}

/** What a file in the folder of a docs version reaches. */
function findReachOfDocs(site: ReachSite, version: VersionName, file: string): Found | undefined {
  const name = file.slice(getDocsDir(version).length + 1);
  const pages = site.pages.get(version) ?? new Set();
  if (name.startsWith(`${PROBLEMS_FOLDER}/`)) {
    const named = [...(site.read(file) ?? '').matchAll(/'(\/x\/[^'#]+)#/g)].map(
      ([, page]) => page!,
    );
    const known = new Set(listPages(site, version));
    const overview = PROBLEMS_PATH.replace('/x/', getVersionRoot(version));
    return {
      subject: 'the pages that show its known problems',
      pages: [overview, ...named].filter((page) => known.has(page)),
      specs: ['knownProblems'],
    };
  }
  if (name.startsWith('templates/')) {
    return undefined;
  }
  const owner = findOwner(name, pages);
  const isShared = /^[^/]+\/data\//.test(name);
  if (isShared) {
    const users = findUsers(site, version, name);
    return { subject: `${users.length} pages that share it`, pages: users };
  }
  if (owner) {
    const address = getVersionRoot(version) + owner;
    const isPage = name === `${owner}index.mdx`;
    const linking = isPage ? findLinking(site, version, address) : [];
    return {
      subject: isPage
        ? `${address}, and ${linking.length} pages that link to its sections`
        : address,
      pages: [address],
      linking,
    };
  }
  // Its packages and settings.
  return {
    subject: `every page of ${version}`,
    pages: listPages(site, version),
    slow: ['api-types', 'component-sizes', 'exported-projects'],
  };
}

function applyRow({ subject, pages, specs, slow }: ReachRow, site: ReachSite): Found {
  const lists = { sample: SAMPLE, reference: SAMPLE_REFERENCE };
  return {
    subject,
    pages: pages ? lists[pages] : [],
    specs: specs === 'all' ? site.specs : specs,
    slow,
  };
}

const rows = REACH_TABLE.map((row) => ({ row, matches: createMatcher([...row.files]) }));

function findReachOfSpec(site: ReachSite, file: string): Found | undefined {
  const [, name] = /^e2e\/(\w+)\.spec\.ts$/.exec(file) ?? [];
  if (name) {
    return { subject: `the spec ${name}`, specs: [name] };
  }
  const [, helper] = /^e2e\/(\w+)\.ts$/.exec(file) ?? [];
  const specs = site.specs.filter((spec) =>
    site.read(`e2e/${spec}.spec.ts`)?.includes(`'./${helper}'`),
  );
  return helper ? { subject: `${specs.length} specs that use it`, specs } : undefined;
}

function findReachOf(file: string, site: ReachSite): Found {
  const row = rows.find(({ matches }) => matches(file))?.row;
  const version = findVersion(file);
  return (
    (version && findReachOfDocs(site, version, file)) ??
    findReachOfSpec(site, file) ??
    (row && applyRow(row, site)) ?? {
      subject: 'everything in the current version',
      pages: listPages(site, DOCS_VERSIONS[0]!),
      specs: site.specs,
      slow: ['exported-projects'],
    }
  );
}

/** What changed files reach; `changed` are their paths, relative to the site. */
export function findReach(changed: readonly string[], site: ReachSite): Reach {
  const found = changed.map((file) => ({ file, ...findReachOf(file, site) }));
  const collect = <T>(list: (item: Found) => readonly T[] | undefined) =>
    new Set(found.flatMap((item) => list(item) ?? []));
  return {
    pages: collect(({ pages }) => pages),
    linking: collect(({ linking }) => linking),
    specs: collect(({ specs }) => specs),
    slow: collect(({ slow }) => slow),
    reasons: found.map(({ file, subject }) => ({ file, subject })),
  };
}
