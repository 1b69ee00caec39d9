/** Where the reader's choice is kept, and what stands there. */
export const CONSENT_KEY = 'docs-cookie-consent';
export const CONSENT_CHOICES = ['analytics', 'essential'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/**
 * Whether analytics may run. `refused`: the browser says that its reader wants no tracking, which
 * stands above anything chosen on the page.
 */
export type Consent = 'granted' | 'denied' | 'undecided' | 'refused';

/** What a browser says by itself: `navigator`, as far as it matters here. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Denied until the reader has said otherwise; what is stored but unknown counts as not said. */
export function decideConsent(
  stored: string | null,
  { doNotTrack, globalPrivacyControl }: PrivacySignals,
): Consent {
  // `yes` is what old Firefox said.
  if (globalPrivacyControl || doNotTrack === '1' || doNotTrack === 'yes') {
    return 'refused';
  }
  switch (stored) {
    case 'analytics':
      return 'granted';
    case 'essential':
      return 'denied';
    default:
      return 'undecided';
  }
}
