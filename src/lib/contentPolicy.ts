/** Directives of a content security policy with their sources, in the order in which they are sent. */
export type Directives = Record<string, readonly string[]>;

/** One line for a header. */
export function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browsers take these from headers alone. */
const OF_HEADERS = ['frame-ancestors', 'sandbox'];

/** What of a policy a document can say of itself. */
export function formatMetaPolicy(directives: Directives): string {
  const said = Object.entries(directives).filter(([name]) => !OF_HEADERS.includes(name));
  return formatPolicy(Object.fromEntries(said));
}

interface RunnerSources {
  /** Where the document and its files are from: an address that ends with a slash, or `'self'`. */
  own: readonly string[];
  /** Hashes of the code that stands in the document itself. */
  scripts: readonly string[];
  /** Origins of the pages that may frame it, or `'self'`. */
  ancestors: readonly string[];
}

/**
 * The policy of the documents in which edited code runs: it is compiled there, of an origin that has
 * no access to the site, and reaches nobody. Servers send it, and the document says it of itself for
 * hosts that send no headers.
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
 * What the runner's document says of itself; `{folder}` stands for where it is served from, which it
 * fills in. The script that does so has run by then, and needs no hash.
 */
export function formatRunnerMetaPolicy(): string {
  return formatMetaPolicy(createRunnerPolicy({ own: ['{folder}'], scripts: [], ancestors: [] }));
}
