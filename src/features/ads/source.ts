import type { Verdict } from './detection';

/** What fills the block ad's slot. The label is the first part of the ad's label in events. */
export type AdSource =
  | { kind: 'none' }
  | { kind: 'appeal'; label: 'in-house-adblock' }
  | { kind: 'house'; label: 'in-house' | 'in-house-carbon' }
  | { kind: 'script'; label: 'carbon' };

export interface SourceInput {
  userAgent: string;
  /** Whether ads are shown in this build. */
  isEnabled: boolean;
  /** Whether the deployer has configured a third party. */
  hasScript: boolean;
  /** What is known about the third party's ad so far. */
  verdict: Verdict;
  /** In [0, 1), constant for the ad's lifetime. */
  appealSample: number;
}

const BOT = /bot|crawler|spider|crawling/i;
const APPEAL_SHARE = 0.2;

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

/**
 * Decides where the block ad comes from: nowhere if ads are off, or for crawlers; a house ad if no
 * vendor is configured; if the vendor's script is blocked, a house ad or sometimes an appeal;
 * otherwise the vendor's ad, unless it's one that should be replaced.
 */
export function chooseSource(input: SourceInput): AdSource {
  const { userAgent, isEnabled, hasScript, verdict, appealSample } = input;
  if (!isEnabled || isBot(userAgent)) {
    return { kind: 'none' };
  }
  // A script that was never requested can't be blocked.
  if (!hasScript) {
    return { kind: 'house', label: 'in-house' };
  }
  if (verdict === 'blocked') {
    return appealSample < APPEAL_SHARE
      ? { kind: 'appeal', label: 'in-house-adblock' }
      : { kind: 'house', label: 'in-house' };
  }
  return verdict === 'backers'
    ? { kind: 'house', label: 'in-house-carbon' }
    : { kind: 'script', label: 'carbon' };
}
