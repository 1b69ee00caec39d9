import type { siteSettings } from '../../site.config';
import { createRunnerPolicy, type Directives } from '../../src/lib/contentPolicy';
import { LIBRARY_STYLES } from './libraryStyles';
import type { ServiceHosts } from './listServiceHosts';
import { hashCode } from './readInlineCode';

/** Hashes of the code that stands in documents, as policies write them: `'sha256-…'`. */
export interface CodeHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes that a policy allows, as `formatPolicy` has written it. */
export function parseHashes(policy: string): CodeHashes {
  const list = (directive: string) =>
    policy
      .split('; ')
      .filter((part) => part.startsWith(`${directive} `))
      .flatMap((part) => part.match(/'sha256-[^']+'/g) ?? []);
  return { scripts: list('script-src'), styles: list('style-src-elem') };
}

/** The policy of every page: scripts of the site, of configured services, and those with a hash. */
export function createPagePolicy(hashes: CodeHashes, hosts: ServiceHosts): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts, ...hosts.script],
    'style-src-elem': ["'self'", ...hashes.styles, ...LIBRARY_STYLES.map(hashCode)],
    // Served HTML carries the sizes of demos and what snapshots look like, in thousands of attributes
    // whose hashes no header would hold. They can load nothing that `img-src` does not allow.
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
 * The policy that servers send with the documents in which edited code runs. Safari 26 takes 'self'
 * for nothing in such documents, so it names their folder too.
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
