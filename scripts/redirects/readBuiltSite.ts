import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readLeftOut } from '../../testing/builtSite/readLeftOut';
import { readLinks } from '../../testing/builtSite/readLinks';
import type { BuiltSite } from './findRedirectProblems';
import { readRefresh } from './readRefresh';

/** The pages and the redirect pages of a built site. */
export async function readBuiltSite(buildDir: string, baseUrl: string): Promise<BuiltSite> {
  const pages = new Map<string, ReadonlySet<string>>();
  const leadOn = new Map<string, string>();
  for (const file of await Globby('**/index.html', { cwd: buildDir })) {
    const html = readFileSync(path.join(buildDir, file), 'utf8');
    const address = baseUrl + file.replace(/index\.html$/, '');
    const target = readRefresh(html);
    if (target === undefined) {
      pages.set(address, readLinks(html).ids);
    } else {
      leadOn.set(address, target);
    }
  }
  return { baseUrl, pages, leadOn, leftOut: readLeftOut(buildDir) };
}
