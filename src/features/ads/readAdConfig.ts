import { AD_CONFIG_ID, type AdConfig } from '@site/src/lib/contracts/ads';

/** The deployer's configuration for ads, from the page's head. Browser only. */
export function readAdConfig(): AdConfig {
  const text = document.getElementById(AD_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as AdConfig) : { isEnabled: false, publisher: '' };
}
