/** ID of the element in the head with the ad configuration of the page, as JSON. */
export const AD_CONFIG_ID = 'ad-config';

/** How often an ad is a line of text; otherwise, it has an image. */
export const INLINE_SHARE = 0.2;

export type AdShape = 'inline' | 'image';

/** The vendor's script that fills the block ad. */
export interface AdScriptConfig {
  url: string;
  /** Hash of the script's content; the browser blocks the script if it doesn't match. */
  integrity?: string;
  /** Two values that the vendor requires in the script's query. */
  serve: string;
  placement: string;
  /** An ad that links here is the vendor's own, shown for lack of another. */
  backersUrl: string;
}

/**
 * The deployer's configuration for ads. It's in each page instead of in the scripts, so that it can
 * change without them: `plugins/ads` writes it, `readAdConfig` reads it.
 */
export interface AdConfig {
  /** False in development by default; slots for ads then stay empty. */
  isEnabled: boolean;
  /** Without it, the block ad is a house ad. */
  script?: AdScriptConfig;
  /** URL of the JSON feed with its zone; without it, demos have no ads. */
  feedUrl?: string;
  /** The publisher of the feed's ads: "ad by …". */
  publisher: string;
}
