import type { Verdict } from './detection';

/** What fills the place of the block ad. The label is the first part of what events call it. */
export type AdSource =
  | { kind: 'none' }
  | { kind: 'appeal'; label: 'in-house-adblock' }
  | { kind: 'house'; label: 'in-house' | 'in-house-carbon' }
  | { kind: 'script'; label: 'carbon' };

export interface SourceInput {
  userAgent: string;
  /** Whether ads are shown in this build. */
  isEnabled: boolean;
  /** Whether the deployer has named a third party. */
  hasScript: boolean;
  /** What has been seen of the third party so far. */
  verdict: Verdict;
  /** In [0, 1), the same for the life of the ad. */
  appealSample: number;
}

const BOT = /bot|crawler|spider|crawling/i;
const APPEAL_SHARE = 0.2;

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

/**
 * Decides where the block ad comes from: none where ads are off and for crawlers; our own where no vendor is configured;
 * where its script is blocked, our own and at times an appeal; else the vendor's, unless what it
 * would show is to be replaced.
 */
export function chooseSource(input: SourceInput): AdSource {
  const { userAgent, isEnabled, hasScript, verdict, appealSample } = input;
  if (!isEnabled || isBot(userAgent)) {
    return { kind: 'none' };
  }
  // Nothing can be blocked that was never asked for.
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
