/** Id of the element in the head that tells the page which ads it may show, as JSON. */
export const AD_CONFIG_ID = 'ad-config';

/** How often an ad is a line of text; else it has an image. */
export const INLINE_SHARE = 0.2;

export type AdShape = 'inline' | 'image';

/** The vendor's script that fills the block ad. */
export interface AdScriptConfig {
  url: string;
  /** Hash that the script must have, or the browser leaves it out. */
  integrity?: string;
  /** Two values that the vendor asks for in the script's query. */
  serve: string;
  placement: string;
  /** An ad that leads here is the vendor's own, shown for want of another. */
  backersUrl: string;
}

/**
 * What a deployer decides about ads. It stands in each page and not in the scripts, so that it can
 * change without them: `plugins/ads` writes it, `readAdConfig` reads it.
 */
export interface AdConfig {
  /** False in development unless asked for; places for ads then stay empty. */
  isEnabled: boolean;
  /** Without it the block ad is one of our own. */
  script?: AdScriptConfig;
  /** Address of the JSON feed with its zone; without it demos have no ads. */
  feedUrl?: string;
  /** Whose ads the feed's are: "ad by …". */
  publisher: string;
}
