import { OFFLINE_CONFIG_ID, type OfflineConfig } from '@site/src/lib/contracts/offline';

/** The configuration in the page's head; undefined if the site has no worker. */
export function readOfflineConfig(): OfflineConfig | undefined {
  const text = document.getElementById(OFFLINE_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as OfflineConfig) : undefined;
}

/** Why nothing can be stored on this page; undefined if it can. */
export function findObstacle(): 'off' | 'otherHost' | 'unsupported' | undefined {
  const config = readOfflineConfig();
  if (!config) {
    return 'off';
  }
  if (config.host !== window.location.hostname) {
    return 'otherHost';
  }
  // Both require a secure connection.
  return 'serviceWorker' in navigator && 'caches' in window ? undefined : 'unsupported';
}
