import { LIBRARY_STYLES } from './libraryStyles';
import type { ServiceHosts } from './listServiceHosts';
import { hashCode } from './readInlineCode';

/** Directives of a content security policy with their sources, in the order in which they are sent. */
type Directives = Record<string, readonly string[]>;

/** Hashes of the code that stands in documents, as policies write them: `'sha256-…'`. */
export interface CodeHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** One line for a header. */
export function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
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
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...hosts.form],
    'frame-ancestors': ["'self'"],
  };
}

/**
 * The policy of the documents in which edited demos run: code is compiled there, of an origin that
 * has no access to the site. `siteUrl` ends with a slash; Safari 26 takes 'self' for nothing in
 * such documents.
 */
export function createRunnerPolicy(hashes: CodeHashes, siteUrl: string): Directives {
  const own = ["'self'", `${siteUrl}runner/`];
  return {
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': [...own, ...hashes.scripts, "'unsafe-eval'"],
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'https:', 'data:', 'blob:'],
    'font-src': [...own, 'data:'],
    'connect-src': ['https:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
}

/** Browsers take these from headers alone. */
const OF_HEADERS = ['frame-ancestors', 'sandbox'];

/** What of a policy a document can say of itself. */
export function formatMetaPolicy(directives: Directives): string {
  const said = Object.entries(directives).filter(([name]) => !OF_HEADERS.includes(name));
  return formatPolicy(Object.fromEntries(said));
}
