import type { AlgoliaConfig } from '../../src/lib/contracts/searchConfig';

/** What the deployer has set, as text; what is not set is empty. */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origin that is asked in the place of Algolia's servers. */
  origin: string;
}

/** Where each setting comes from, for messages. */
const VARIABLES: Readonly<Record<keyof AlgoliaSettings, string>> = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  origin: 'ALGOLIA_ORIGIN',
};

/** What Algolia gives out: ten letters and digits, and thirty-two hexadecimal ones or a longer secured key. */
const FORMS = {
  appId: { pattern: /^[A-Z0-9]{10}$/, words: 'ten capital letters and digits' },
  apiKey: {
    pattern: /^([0-9a-f]{32}|[A-Za-z0-9+/=]{64,})$/,
    words: 'a key that may only search: 32 hexadecimal digits, or a secured key',
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

/** Every diagnostic of the settings; each message names the variable and what is right. */
export function listAlgoliaDiagnostics(settings: AlgoliaSettings): string[] {
  const isAny = Object.values(settings).some(Boolean);
  const wrong = REQUIRED.flatMap((name) => {
    if (settings[name] === '') {
      return isAny ? [`${VARIABLES[name]} is missing; the others need it beside them.`] : [];
    }
    const { pattern, words } = FORMS[name];
    return pattern.test(settings[name]) ? [] : [`${VARIABLES[name]} must be ${words}.`];
  });
  return settings.origin === '' || isOrigin(settings.origin)
    ? wrong
    : [
        ...wrong,
        `${VARIABLES.origin} is "${settings.origin}"; it must be an origin with https, such as "https://search.example".`,
      ];
}

/** What the pages are told; undefined without settings. Throws with every diagnostic of them. */
export function createAlgoliaConfig(
  settings: AlgoliaSettings,
  baseUrl: string,
): AlgoliaConfig | undefined {
  const diagnostics = listAlgoliaDiagnostics(settings);
  if (diagnostics.length > 0) {
    throw new Error(`The settings of search are wrong:\n${diagnostics.join('\n')}`);
  }
  const { appId, apiKey, indexName, origin } = settings;
  return appId ? { appId, apiKey, indexName, baseUrl, ...(origin && { origin }) } : undefined;
}
