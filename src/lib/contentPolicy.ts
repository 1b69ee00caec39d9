/**
 * The directives of a content security policy with their sources, in the order in which they're
 * sent.
 */
export type Directives = Record<string, readonly string[]>;

/** Formats a policy as a single line for a header. */
export function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browsers only accept these in headers. */
const OF_HEADERS = ['frame-ancestors', 'sandbox'];

/** The part of a policy that a document can set for itself. */
export function formatMetaPolicy(directives: Directives): string {
  const said = Object.entries(directives).filter(([name]) => !OF_HEADERS.includes(name));
  return formatPolicy(Object.fromEntries(said));
}

interface RunnerSources {
  /** Where the document and its files come from: a URL with a trailing slash, or `'self'`. */
  own: readonly string[];
  /** Hashes of the inline code in the document. */
  scripts: readonly string[];
  /** Origins of the pages that may embed it, or `'self'`. */
  ancestors: readonly string[];
}

/**
 * The policy of the documents in which edited code runs: it's compiled there, in an origin that has
 * no access to the site, and has no network access. Servers send it, and the document also sets it
 * for itself, for hosts that send no headers.
 */
export function createRunnerPolicy({ own, scripts, ancestors }: RunnerSources): Directives {
  return {
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': [...own, ...scripts, "'unsafe-eval'"],
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'data:', 'blob:'],
    'font-src': [...own, 'data:'],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ancestors,
  };
}

/**
 * The policy that the runner's document sets for itself; it replaces `{folder}` with the URL it's
 * served from. The script that does so has run by then, and needs no hash.
 */
export function formatRunnerMetaPolicy(): string {
  return formatMetaPolicy(createRunnerPolicy({ own: ['{folder}'], scripts: [], ancestors: [] }));
}
