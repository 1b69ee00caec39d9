import type { AlgoliaConfig } from '../../src/lib/contracts/searchConfig';

/** Settings from the deployer, as strings; unset ones are empty. */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origin to use instead of Algolia's servers. */
  origin: string;
}

/** The environment variable of each setting, for messages. */
const VARIABLES: Readonly<Record<keyof AlgoliaSettings, string>> = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  origin: 'ALGOLIA_ORIGIN',
};

/**
 * Formats of Algolia's values: 10 letters and digits, and 32 hexadecimal digits or a longer secured
 * key.
 */
const FORMS = {
  appId: { pattern: /^[A-Z0-9]{10}$/, words: '10 capital letters and digits' },
  apiKey: {
    pattern: /^([0-9a-f]{32}|[A-Za-z0-9+/=]{64,})$/,
    words: 'a search-only key: 32 hexadecimal digits, or a secured key',
  },
  indexName: { pattern: /^\S+$/, words: 'a name without spaces' },
} as const;

const REQUIRED = ['appId', 'apiKey', 'indexName'] as const;

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { origin, protocol, hostname } = new URL(text);
  const isNear = ['localhost', '127.0.0.1'].includes(hostname);
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && isNear));
}

/** All problems with the settings. Each message names the variable and what would be valid. */
export function listAlgoliaDiagnostics(settings: AlgoliaSettings): string[] {
  const isAny = Object.values(settings).some(Boolean);
  const wrong = REQUIRED.flatMap((name) => {
    if (settings[name] === '') {
      return isAny ? [`${VARIABLES[name]} is missing; the other settings require it.`] : [];
    }
    const { pattern, words } = FORMS[name];
    return pattern.test(settings[name]) ? [] : [`${VARIABLES[name]} must be ${words}.`];
  });
  return settings.origin === '' || isOrigin(settings.origin)
    ? wrong
    : [
        ...wrong,
        `${VARIABLES.origin} is "${settings.origin}"; it must be an https origin, such as "https://search.example".`,
      ];
}

/** The configuration for pages; undefined without settings. Throws with all problems. */
export function createAlgoliaConfig(
  settings: AlgoliaSettings,
  baseUrl: string,
): AlgoliaConfig | undefined {
  const diagnostics = listAlgoliaDiagnostics(settings);
  if (diagnostics.length > 0) {
    throw new Error(`Invalid search settings:\n${diagnostics.join('\n')}`);
  }
  const { appId, apiKey, indexName, origin } = settings;
  return appId ? { appId, apiKey, indexName, baseUrl, ...(origin && { origin }) } : undefined;
}
