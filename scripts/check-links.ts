import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { siteSettings } from '../site.config';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findBrokenLinks } from './links/findBrokenLinks';
import { readLinks } from './links/readLinks';

const BUILD_DIR = path.join(__dirname, '../build');

/** `x/react-charts/index.html` → `/x/react-charts/` */
function getAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Follows every link of the built site: pages of a version may lead into the build of another. */
async function main(): Promise<void> {
  readOptions({});
  const files = await Globby('**/*.html', { cwd: BUILD_DIR });
  const pages = new Map(
    files.map((file) => [
      getAddress(file),
      readLinks(readFileSync(path.join(BUILD_DIR, file), 'utf8')),
    ]),
  );
  const { url, baseUrl } = siteSettings;
  const hasFile = (address: string) => {
    const file = path.join(BUILD_DIR, address.replace(baseUrl, '/'));
    return existsSync(file) && statSync(file).isFile();
  };
  const broken = findBrokenLinks({ pages, hasFile, url });
  if (broken.length > 0) {
    const lines = broken.map(({ page, link, message }) => `  ${page}: ${link} ${message}`);
    throw new Error(`${broken.length} links of the built site are wrong:\n${lines.join('\n')}`);
  }
  const count = [...pages.values()].reduce((sum, { links }) => sum + links.length, 0);
  console.log(`${pages.size} pages, ${count} links: all lead somewhere.`);
}

runMain(main);
