import { AD_CONFIG_ID, type AdConfig } from '@site/src/lib/contracts/ads';

/** What the deployer decided about ads, from the page's head. Only in the browser. */
export function readAdConfig(): AdConfig {
  const text = document.getElementById(AD_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as AdConfig) : { isEnabled: false, publisher: '' };
}
