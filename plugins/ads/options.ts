import type { AdConfig } from '../../src/lib/contracts/ads';
import { INTEGRITY_FORM, isIntegrity } from '../lib/integrity';
import { isSecureAddress } from '../lib/isSecureAddress';

/** Settings from the deployer, as strings; unset ones are empty. */
export interface AdSettings {
  scriptUrl: string;
  scriptIntegrity: string;
  serve: string;
  placement: string;
  backersUrl: string;
  feedUrl: string;
  zone: string;
  publisher: string;
  /** Whether ads are shown during development. */
  inDevelopment: boolean;
}

/** The environment variable of each setting, for messages. */
const VARIABLES = {
  scriptUrl: 'ADS_SCRIPT_URL',
  scriptIntegrity: 'ADS_SCRIPT_INTEGRITY',
  serve: 'ADS_SERVE',
  placement: 'ADS_PLACEMENT',
  feedUrl: 'ADS_FEED_URL',
  zone: 'ADS_ZONE',
} as const;

type Variable = keyof typeof VARIABLES;

/** All problems with the settings. Each message names the variable and what would be valid. */
export function listSettingDiagnostics(settings: AdSettings): string[] {
  const wrongAddresses = (['scriptUrl', 'feedUrl'] as const)
    .filter((name) => settings[name] !== '' && !isSecureAddress(settings[name]))
    .map((name) => `${VARIABLES[name]} is "${settings[name]}"; it must be an https URL.`);
  const { scriptIntegrity } = settings;
  const lacks = (needing: Variable, needed: Variable) =>
    settings[needing] !== '' && settings[needed] === ''
      ? [`${VARIABLES[needing]} requires ${VARIABLES[needed]}.`]
      : [];
  return [
    ...wrongAddresses,
    ...(scriptIntegrity === '' || isIntegrity(scriptIntegrity)
      ? []
      : [`${VARIABLES.scriptIntegrity} is "${scriptIntegrity}"; ${INTEGRITY_FORM}.`]),
    ...lacks('scriptIntegrity', 'scriptUrl'),
    ...lacks('scriptUrl', 'serve'),
    ...lacks('scriptUrl', 'placement'),
    ...lacks('feedUrl', 'zone'),
  ];
}

/** The configuration for pages. Throws with all problems of the settings. */
export function createAdConfig(settings: AdSettings, isProduction: boolean): AdConfig {
  const diagnostics = listSettingDiagnostics(settings);
  if (diagnostics.length > 0) {
    throw new Error(`Invalid ad settings:\n${diagnostics.join('\n')}`);
  }
  const { scriptUrl, scriptIntegrity, serve, placement, backersUrl, feedUrl, zone } = settings;
  return {
    isEnabled: isProduction || settings.inDevelopment,
    ...(scriptUrl && {
      script: {
        url: scriptUrl,
        ...(scriptIntegrity && { integrity: scriptIntegrity }),
        ...{ serve, placement, backersUrl },
      },
    }),
    ...(feedUrl && { feedUrl: `${feedUrl.replace(/\/$/, '')}/${encodeURIComponent(zone)}.json` }),
    publisher: settings.publisher,
  };
}
