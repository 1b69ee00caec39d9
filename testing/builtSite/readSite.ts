import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { siteSettings } from '../../site.config';
import type { BrokenLink, Site } from './findBrokenLinks';
import { readLeftOut } from './readLeftOut';
import { readLinks } from './readLinks';

/** `x/react-charts/index.html` → `/x/react-charts/` */
function getAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Every document of the built site with its links, and which other files there are. */
export async function readSite(
  buildDir: string,
): Promise<Site & { pages: Map<string, ReturnType<typeof readLinks>> }> {
  const files = await Globby('**/*.html', { cwd: buildDir });
  const { url, baseUrl } = siteSettings;
  return {
    url,
    leftOut: readLeftOut(buildDir),
    pages: new Map(
      files.map((file) => [
        getAddress(file),
        readLinks(readFileSync(path.join(buildDir, file), 'utf8')),
      ]),
    ),
    hasFile: (address) => {
      const file = path.join(buildDir, address.replace(baseUrl, '/'));
      return existsSync(file) && statSync(file).isFile();
    },
  };
}

/** One line per link. */
export function formatBrokenLinks(broken: readonly BrokenLink[]): string {
  const lines = broken.map(({ page, link, message }) => `  ${page}: ${link} ${message}`);
  return `The built site has ${broken.length} broken links:\n${lines.join('\n')}`;
}
