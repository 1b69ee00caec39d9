import { SANDBOX_ADDRESSES } from '../../src/lib/sandboxAddresses';
import type { siteSettings } from '../../site.config';

export type ServiceSettings = Pick<
  typeof siteSettings,
  'ads' | 'algolia' | 'analytics' | 'chat' | 'feedback' | 'hosting' | 'runnerOrigin'
>;

/** External origins, by what pages may do with them. */
export interface ServiceHosts {
  /** Load scripts from there. */
  script: string[];
  /** Fetch from and post to there. */
  connect: string[];
  /** Show images from there. */
  image: string[];
  /** Send forms there. */
  form: string[];
  /** Frame documents from there. */
  frame: string[];
}

/** Space-separated origins of a setting. Throws if one is invalid or contains a wildcard. */
function parseOrigins(variable: string, text: string): string[] {
  const origins = text.split(/\s+/).filter(Boolean);
  const wrong = origins.find(
    (origin) => !URL.canParse(origin) || new URL(origin).origin !== origin || origin.includes('*'),
  );
  if (wrong !== undefined) {
    throw new Error(
      `${variable} contains "${wrong}"; it must be a space-separated list of origins, such as "https://images.example".`,
    );
  }
  return origins;
}

const getOrigin = (address: string) => new URL(address).origin;

function listAnalyticsHosts({ analytics, hosting }: ServiceSettings): Partial<ServiceHosts> {
  if (!analytics.measurementId) {
    return {};
  }
  const script = getOrigin(analytics.scriptUrl);
  const collectors = parseOrigins('ANALYTICS_ORIGINS', hosting.analyticsOrigins);
  return { script: [script], connect: [script, ...collectors], image: [script, ...collectors] };
}

/** The servers that Algolia's client uses: the nearest one, then the others. */
function listAlgoliaHosts({ algolia }: ServiceSettings): Partial<ServiceHosts> {
  const { appId, origin } = algolia;
  if (!appId) {
    return {};
  }
  const id = appId.toLowerCase();
  const servers = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return { connect: origin ? [origin] : [`https://${id}-dsn.algolia.net`, ...servers] };
}

function listAdHosts({ ads, hosting }: ServiceSettings): Partial<ServiceHosts> {
  const addresses = [ads.scriptUrl, ads.feedUrl].filter(Boolean);
  if (addresses.length === 0) {
    return {};
  }
  const all = [...addresses.map(getOrigin), ...parseOrigins('ADS_ORIGINS', hosting.adOrigins)];
  return { script: ads.scriptUrl ? all : [], connect: all, image: all };
}

/**
 * Every external origin that pages need: those of configured services only, the runner's if it has
 * its own, and the sandboxes that demos are sent to.
 */
export function listServiceHosts(settings: ServiceSettings): ServiceHosts {
  const parts: Partial<ServiceHosts>[] = [
    listAnalyticsHosts(settings),
    listAlgoliaHosts(settings),
    listAdHosts(settings),
    { connect: [settings.feedback.endpoint, settings.chat.baseUrl].filter(Boolean).map(getOrigin) },
    { form: Object.values(SANDBOX_ADDRESSES).map(getOrigin) },
    { frame: [settings.runnerOrigin].filter(Boolean) },
  ];
  const join = (use: keyof ServiceHosts) => [...new Set(parts.flatMap((part) => part[use] ?? []))];
  return {
    script: join('script'),
    connect: join('connect'),
    image: join('image'),
    form: join('form'),
    frame: join('frame'),
  };
}
