import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findBrokenLinks } from '../testing/builtSite/findBrokenLinks';
import { formatBrokenLinks, readSite } from '../testing/builtSite/readSite';

const BUILD_DIR = path.join(__dirname, '../build');

/** Checks every link of the built site, also between versions, which are separate builds. */
async function main(): Promise<void> {
  readOptions({});
  const site = await readSite(BUILD_DIR);
  const broken = findBrokenLinks(site);
  if (broken.length > 0) {
    throw new Error(formatBrokenLinks(broken));
  }
  const count = [...site.pages.values()].reduce((sum, { links }) => sum + links.length, 0);
  console.log(`${site.pages.size} pages, ${count} links: none are broken.`);
}

runMain(main);
