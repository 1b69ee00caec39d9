import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteSettings } from '../site.config';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findRedirectProblems } from './redirects/findRedirectProblems';
import { parseRedirects } from '../testing/builtSite/parseRedirects';
import { readBuiltSite } from './redirects/readBuiltSite';

const BUILD_DIR = path.join(__dirname, '../build');

/** Checks every redirect of the built site: one hop, to a page that exists. */
runMain(async () => {
  readOptions({});
  const rules = parseRedirects(readFileSync(path.join(BUILD_DIR, '_redirects'), 'utf8'));
  const site = await readBuiltSite(BUILD_DIR, siteSettings.baseUrl);
  const problems = findRedirectProblems(rules, site);
  if (problems.length > 0) {
    throw new Error(`${problems.length} redirects have errors:\n  ${problems.join('\n  ')}`);
  }
  console.log(
    `${rules.length} redirects, ${site.pages.size} pages: each redirect leads to a page in one hop.`,
  );
});
