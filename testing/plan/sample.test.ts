import path from 'node:path';
import { listPageFiles } from '../../plugins/versions/listPageFiles';
import { listVersionPages } from '../../plugins/versions/listPages';
import { DOCS_VERSIONS, splitVersionPath } from '../../src/lib/docsVersions';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import { listPageFeatures } from './listPageFeatures';
import { SAMPLE, SAMPLE_OLD, SAMPLE_PAGES } from './sample';

const SITE_DIR = path.join(__dirname, '../..');

/** Features of single pages, with the reason why no page of the sample has them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '<ApiObjectCatalogue>': 'drawn by the same component as <EventCatalogue>',
  '<SelectorCatalogue>': 'drawn by the same component as <EventCatalogue>',
  '<KnownProblems>': 'knownProblems.spec.ts opens its page',
  '"unstable" in the front matter': 'a badge like that of "newFeature"',
  '"newFeature" in the front matter': 'frame.spec.ts looks at badges',
  '"waiAria" in the front matter': 'a link like that of "githubLabel"',
  ':::tip': 'drawn like ":::info"',
  ':::danger': 'drawn like ":::info"',
};

test('the sample uses every feature of the current pages', async () => {
  const files = await listPageFiles(SITE_DIR, 'docs');
  const features = new Map(
    files.map((file) => [
      `/x/${path.posix.dirname(file)}/`,
      listPageFeatures(path.join(SITE_DIR, 'docs', file)),
    ]),
  );
  const covered = new Set(SAMPLE_PAGES.flatMap((page) => [...(features.get(page) ?? [])]));
  const missing = [...features].flatMap(([page, all]) =>
    [...all]
      .filter((feature) => !covered.has(feature) && !(feature in EXCEPTIONS))
      .map((feature) => `${feature}, which ${page} has`),
  );
  expect(missing).toEqual([]);
});

test('every page of the sample exists', () => {
  const pages = listVersionPages(SITE_DIR);
  const missing = SAMPLE.filter((address) => {
    const found = splitVersionPath(address);
    return !found || !(pages.get(found.version)?.has(found.page) ?? false);
  });
  // Written by the build, without a page in the navigation.
  expect(missing).toEqual(['/x/api/changes/']);
});

test('the sample has pages of every product and every old major', () => {
  PRODUCT_SLUGS.forEach((slug) =>
    expect(SAMPLE_PAGES.some((page) => page.startsWith(`/x/react-${slug}/`))).toBe(true),
  );
  expect(SAMPLE_OLD.map((page) => splitVersionPath(page)?.version)).toEqual(DOCS_VERSIONS.slice(1));
});
