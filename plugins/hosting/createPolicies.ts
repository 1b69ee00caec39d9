import type { siteSettings } from '../../site.config';
import { createRunnerPolicy, type Directives } from '../../src/lib/contentPolicy';
import { LIBRARY_STYLES } from './libraryStyles';
import type { ServiceHosts } from './listServiceHosts';
import { hashCode } from './readInlineCode';

/** Hashes of inline code, as policies write them: `'sha256-…'`. */
export interface CodeHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes allowed by a policy from `formatPolicy`. */
export function parseHashes(policy: string): CodeHashes {
  const list = (directive: string) =>
    policy
      .split('; ')
      .filter((part) => part.startsWith(`${directive} `))
      .flatMap((part) => part.match(/'sha256-[^']+'/g) ?? []);
  return { scripts: list('script-src'), styles: list('style-src-elem') };
}

/**
 * The policy of every page, which allows scripts of the site, of configured services, and those
 * with a hash.
 */
export function createPagePolicy(hashes: CodeHashes, hosts: ServiceHosts): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts, ...hosts.script],
    'style-src-elem': ["'self'", ...hashes.styles, ...LIBRARY_STYLES.map(hashCode)],
    // Served HTML contains the sizes of demos and the styles of snapshots in thousands of
    // attributes, whose hashes wouldn't fit into a header. They can't load anything that `img-src`
    // doesn't allow.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.image],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts.connect],
    'frame-src': ["'self'", ...hosts.frame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...hosts.form],
    'frame-ancestors': ["'self'"],
  };
}

/**
 * The policy that servers send with the documents that run edited code. Safari 26 ignores 'self' in
 * such documents, so it also contains their folder.
 */
export function createRunnerHeader(
  { scripts }: CodeHashes,
  { url, baseUrl, runnerOrigin }: Pick<typeof siteSettings, 'url' | 'baseUrl' | 'runnerOrigin'>,
): Directives {
  return createRunnerPolicy({
    own: ["'self'", `${runnerOrigin || url}${baseUrl}runner/`],
    scripts,
    ancestors: [runnerOrigin ? url : "'self'"],
  });
}
