import type { AdScriptConfig } from '@site/src/lib/contracts/ads';
import { requireIntegrity } from '@site/src/lib/requireIntegrity';

/** The ID the vendor's script uses to find itself, and with it its slot. */
const SCRIPT_ID = '_carbonads_js';

/** URL of the vendor's script for a placement on this site. */
export function createScriptUrl({ url, serve, placement }: AdScriptConfig): string {
  const address = new URL(url);
  address.searchParams.set('serve', serve);
  address.searchParams.set('placement', placement);
  return address.href;
}

/**
 * Adds the vendor's script to its slot, which it then fills. Waits a moment so that a component
 * that is unmounted right away requests nothing, and never requests it twice. Returns a cleanup
 * function.
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
