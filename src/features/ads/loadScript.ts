import type { AdScriptConfig } from '@site/src/lib/contracts/ads';
import { requireIntegrity } from '@site/src/lib/requireIntegrity';

/** The id by which the vendor's script finds itself, and so its place. */
const SCRIPT_ID = '_carbonads_js';

/** Address of the vendor's script for a place on this site. */
export function createScriptUrl({ url, serve, placement }: AdScriptConfig): string {
  const address = new URL(url);
  address.searchParams.set('serve', serve);
  address.searchParams.set('placement', placement);
  return address.href;
}

/**
 * Puts the vendor's script into its place, which it then fills. Waits a moment, so that a mount
 * that is undone at once asks for nothing, and never asks twice. Returns a function that ends it.
 */
export function loadScript(place: Element, config: AdScriptConfig): () => void {
  const timer = setTimeout(() => {
    if (!place.isConnected || document.getElementById(SCRIPT_ID)) {
      return;
    }
    const script = document.createElement('script');
    script.async = true;
    script.src = createScriptUrl(config);
    script.id = SCRIPT_ID;
    requireIntegrity(script, config.integrity);
    place.append(script);
  });
  return () => {
    clearTimeout(timer);
    place.replaceChildren();
  };
}
