import { dropEmpty } from './plugins/lib/dropEmpty';
import { isSecureAddress } from './plugins/lib/isSecureAddress';
import { LIBRARY_VERSION } from './src/lib/docsVersions';

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** An address of a host alone, without a path; the slash at its end may be there. */
const isOrigin = (text: string) =>
  isWebAddress(text) &&
  !text.includes('*') &&
  new URL(text).origin === text.toLowerCase().replace(/\/$/, '');

const isSecureOrigin = (text: string) => isOrigin(text) && isSecureAddress(text);

/** What is right for the addresses of the site itself. Plugins check those of the services that they connect. */
const ADDRESSES = {
  SITE_URL: {
    isRight: isOrigin,
    form: 'an origin such as "https://docs.example"; a path belongs in SITE_BASE_URL',
  },
  SITE_BASE_URL: {
    isRight: (text: string) => /^\/(?:[\w.~-]+\/)*$/.test(text),
    form: 'a path with a slash at both ends, such as "/docs/"',
  },
  SITE_RUNNER_ORIGIN: {
    isRight: isSecureOrigin,
    form: 'an origin with https, such as "https://runner.example"',
  },
  SITE_EDIT_URL: { isRight: isWebAddress, form: 'a whole address with http or https' },
  SITE_SOURCE_URL: { isRight: isWebAddress, form: 'a whole address with http or https' },
  ADS_BACKERS_URL: { isRight: isWebAddress, form: 'a whole address with http or https' },
};

function checkAddresses(env: NodeJS.ProcessEnv): void {
  const wrong = Object.entries(ADDRESSES).flatMap(([name, { isRight, form }]) => {
    const text = env[name];
    return text === undefined || isRight(text) ? [] : [`${name} is "${text}"; it must be ${form}.`];
  });
  if (wrong.length > 0) {
    throw new Error(`The settings of the site are wrong:\n${wrong.join('\n')}`);
  }
}

/**
 * Every value that a deployer may change. Secrets and ids come from the environment;
 * without them the site works, only what needs them stays off. Throws with every address that is wrong.
 */
export function readSiteSettings(environment: NodeJS.ProcessEnv) {
  const env = dropEmpty(environment);
  checkAddresses(env);
  const url = new URL(env.SITE_URL ?? 'https://mui.com').origin;
  return {
    /** Shown wherever no product name fits. */
    brand: 'MUI X',
    /** Version of the libraries that the current docs describe. */
    libraryVersion: LIBRARY_VERSION,
    /** Origin and base path under which the site is served. */
    url,
    baseUrl: env.SITE_BASE_URL ?? '/',
    /** The host name on which pages register the service worker; on no other, such as a preview's. */
    docsHost: env.SITE_DOCS_HOST ?? new URL(url).hostname,
    /**
     * Origin of the documents in which edited code runs; empty: that of `url`. A separate one isolates that code from
     * the site even if the sandbox fails.
     */
    runnerOrigin: env.SITE_RUNNER_ORIGIN ? new URL(env.SITE_RUNNER_ORIGIN).origin : '',
    /** `off` takes it away from readers who have it, with all it has stored. */
    serviceWorker: env.SITE_SERVICE_WORKER !== 'off',
    /** Repository of the libraries: header link, issue links. */
    repositoryUrl: 'https://github.com/mui/mui-x',
    /** Address before a page's path in "Edit this page"; the repository of these docs. */
    editUrl: env.SITE_EDIT_URL ?? 'https://github.com/mui/mui-x/edit/docs/',
    /** Address before a file's path that shows it: "View the source" of a demo. */
    sourceUrl: env.SITE_SOURCE_URL ?? 'https://github.com/mui/mui-x/blob/docs/',
    /** Licence key of the commercial packages, for the live demos; public by nature. */
    licenseKey: env.MUI_X_LICENSE_KEY ?? '',
    /** The web analytics service, which readers have to allow; off without a measurement id. */
    analytics: {
      measurementId: env.ANALYTICS_MEASUREMENT_ID ?? '',
      scriptUrl: env.ANALYTICS_SCRIPT_URL ?? 'https://www.googletagmanager.com/gtag/js',
      /** Hash of the script, for a service that does not change it: `sha384-…`. */
      scriptIntegrity: env.ANALYTICS_SCRIPT_INTEGRITY ?? '',
      /** Writes every event on the console of the browser instead, for those who develop the site. */
      console: env.ANALYTICS_CONSOLE === 'true',
    },
    /** An index at Algolia that search asks; the site's own without it. Public once built. */
    algolia: {
      appId: env.ALGOLIA_APP_ID ?? '',
      /** A key that may search and nothing else. */
      apiKey: env.ALGOLIA_API_KEY ?? '',
      indexName: env.ALGOLIA_INDEX_NAME ?? '',
      /** Origin that is asked instead of Algolia's servers, such as a proxy. */
      origin: env.ALGOLIA_ORIGIN ?? '',
    },
    /** Takes what readers say of pages; without it votes stay in the browser, and a comment becomes an issue. */
    feedback: { endpoint: env.FEEDBACK_ENDPOINT ?? '' },
    /** Opens demos in a chat; without it, and for other products, readers copy them as a prompt. */
    chat: {
      baseUrl: env.CHAT_API_BASE_URL ?? '',
      /** Products whose demos it takes, with commas between: `x-data-grid,x-charts`. */
      scopes: env.CHAT_SCOPES ?? '',
    },
    /** Whether the commercial packages may send telemetry (in development only). */
    telemetry: true,
    /** Without a script and a feed, ads are our own and nothing is asked of third parties. */
    ads: {
      /** The vendor's script that fills the block ad, and what its query holds. */
      scriptUrl: env.ADS_SCRIPT_URL ?? '',
      /** Hash of the script, for a vendor that does not change it: `sha384-…`. */
      scriptIntegrity: env.ADS_SCRIPT_INTEGRITY ?? '',
      serve: env.ADS_SERVE ?? '',
      placement: env.ADS_PLACEMENT ?? '',
      /** The vendor's ad for want of another leads here; then ours is shown instead. */
      backersUrl: env.ADS_BACKERS_URL ?? 'https://material-ui-next.com/discover-more/backers',
      /** The vendor's JSON feed, asked at `<feedUrl>/<zone>.json` for ads under demos. */
      feedUrl: env.ADS_FEED_URL ?? '',
      zone: env.ADS_ZONE ?? '',
      /** Whose ads those of the feed are. */
      publisher: env.ADS_PUBLISHER ?? 'Carbon',
      inDevelopment: env.ENABLE_AD_IN_DEV_MODE === 'true',
    },
    /** What is sent with the pages (`plugins/hosting`); origins have spaces between and no wildcards. */
    hosting: {
      /** Where the script of analytics reports to. */
      analyticsOrigins:
        env.ANALYTICS_ORIGINS ??
        'https://www.google-analytics.com https://region1.google-analytics.com',
      /** From where the ads of the script and the feed have their images and scripts, and where they count. */
      adOrigins: env.ADS_ORIGINS ?? '',
      /** How long browsers ask by https alone; sent where the site's origin has it. `off`: never. */
      transportSecurity:
        env.SITE_TRANSPORT_SECURITY === 'off'
          ? ''
          : (env.SITE_TRANSPORT_SECURITY ?? 'max-age=31536000; includeSubDomains'),
    },
  };
}

export const siteSettings = readSiteSettings(process.env);
