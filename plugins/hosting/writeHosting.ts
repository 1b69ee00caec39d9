import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Redirect } from '../versions';
import { formatRedirects } from './formatRedirects';
import { compressFiles } from './compressFiles';
import { createHeaders } from './createHeaders';
import { formatMetaPolicy, formatPolicy } from '../../src/lib/contentPolicy';
import { createPagePolicy, createRunnerHeader } from './createPolicies';
import { findBlockedCode } from './findBlockedCode';
import { hashReviewedCode, type HtmlFile } from './findPolicyProblems';
import { formatHeadersFile } from './formatHeadersFile';
import { formatNginx } from './formatNginx';
import { INLINE_CODE, type ReviewedCode } from './inlineCode';
import { isOfRunner, listRules } from './listRules';
import { listServiceHosts, type ServiceSettings } from './listServiceHosts';
import { COMPRESSIBLE, HOST_FILES, listUnknownEndings } from './mediaTypes';

interface HostingOptions {
  buildDir: string;
  /** Folder for files that a server reads and doesn't serve. */
  hostingDir: string;
  /** Files compressed by earlier builds. */
  cacheDir: string;
  /** Whether files may be larger than necessary, for tests. */
  isQuick?: boolean;
  /** Whether only some pages were built, so that reviewed code may be missing. */
  isPart?: boolean;
  /** URLs relative to the base path. */
  redirects: readonly Redirect[];
  settings: ServiceSettings & { url: string; baseUrl: string };
  /** Code that may be inline in documents. */
  reviewed?: readonly ReviewedCode[];
}

const NOT_FOUND = '404.html';
const CHARSET = /<meta charset=[^>]*>/i;

function readHtml(buildDir: string, files: readonly string[]): HtmlFile[] {
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(buildDir, file), 'utf8') }));
}

/** Files and folders, the latter with a trailing slash; empty if there is no such folder. */
function listEntries(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !HOST_FILES.includes(name))
    .sort();
}

/**
 * Writes the policy into the 404 page itself, because rules of static hosts list URLs and can't
 * cover all others.
 */
function writeMetaPolicy(buildDir: string, policy: string): void {
  const file = path.join(buildDir, NOT_FOUND);
  const html = readFileSync(file, 'utf8');
  if (!CHARSET.test(html)) {
    throw new Error(
      `${NOT_FOUND} doesn't start with <meta charset>, which its policy must follow.`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(
    file,
    html.replace(CHARSET, (charset) => charset + meta),
  );
}

/**
 * Writes what hosts need besides the files of the built site: `_headers` and `_redirects` for
 * static hosts, `site.conf` for nginx, and compressed files. Throws if a document contains
 * unreviewed inline code.
 */
export async function writeHosting(options: HostingOptions): Promise<void> {
  const { buildDir, hostingDir, cacheDir, isQuick = false, redirects, settings } = options;
  const { isPart = false, reviewed = INLINE_CODE } = options;
  const { url, baseUrl } = settings;
  const files = (await Globby('**', { cwd: buildDir })).sort();
  const unknown = listUnknownEndings(files);
  if (unknown.length > 0) {
    throw new Error(`plugins/hosting/mediaTypes.ts has no media type for ${unknown.join(', ')}.`);
  }

  const documents = readHtml(buildDir, files);
  const hash = (place: ReviewedCode['place']) =>
    hashReviewedCode(
      documents.filter(({ file }) => isOfRunner(file) === (place === 'runner')),
      { place, baseUrl, reviewed },
    );
  const pages = hash('pages');
  const runner = hash('runner');
  const pagePolicy = createPagePolicy(pages.hashes, listServiceHosts(settings));
  const headers = createHeaders({
    pagePolicy: formatPolicy(pagePolicy),
    runnerPolicy: formatPolicy(createRunnerHeader(runner.hashes, settings)),
    transportSecurity: url.startsWith('https:') ? settings.hosting.transportSecurity : '',
  });
  writeMetaPolicy(buildDir, formatMetaPolicy(pagePolicy));

  const entries = listEntries(buildDir);
  const runnerNames = entries.includes('runner/') ? readdirSync(path.join(buildDir, 'runner')) : [];
  const rules = listRules(entries, runnerNames.sort());
  mkdirSync(hostingDir, { recursive: true });
  writeFileSync(path.join(buildDir, '_headers'), formatHeadersFile(headers, rules, baseUrl));
  writeFileSync(path.join(buildDir, '_redirects'), formatRedirects(redirects, baseUrl));
  writeFileSync(
    path.join(hostingDir, 'site.conf'),
    formatNginx({ headers, rules, redirects, baseUrl }),
  );

  const compressible = files.filter((file) => COMPRESSIBLE.test(file));
  // In parallel, because compressing leaves this thread idle.
  const [blocked, count] = await Promise.all([
    findBlockedCode(buildDir, baseUrl, reviewed),
    compressFiles(buildDir, compressible, { cacheDir, isQuick }),
  ]);
  const unused = isPart ? [] : [...pages.unused, ...runner.unused];
  const problems = [
    ...blocked,
    ...unused.map(
      ({ name }) =>
        `No document contains "${name}", which plugins/hosting/inlineCode.ts lists. If it changed, update its hash. If it was removed, remove the entry.`,
    ),
  ];
  if (problems.length > 0) {
    throw new Error(
      `The content security policy and the inline code of the documents don't match:\n${problems.join('\n')}`,
    );
  }
  console.log(`[hosting] ${compressible.length} compressed files, ${count} of them new`);
}
