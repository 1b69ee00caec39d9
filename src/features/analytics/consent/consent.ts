/** The storage key for the reader's choice, and the values stored there. */
export const CONSENT_KEY = 'docs-cookie-consent';
export const CONSENT_CHOICES = ['analytics', 'essential'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/**
 * Whether analytics may run. `refused`: the browser says that the reader doesn't want to be
 * tracked, which overrides any choice on the page.
 */
export type Consent = 'granted' | 'denied' | 'undecided' | 'refused';

/** The privacy signals of a browser: the relevant part of `navigator`. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Denied until the reader decides; unknown stored values count as undecided. */
export function decideConsent(
  stored: string | null,
  { doNotTrack, globalPrivacyControl }: PrivacySignals,
): Consent {
  // Old versions of Firefox used `yes`.
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
