import { readCookie } from '@site/src/lib/cookies';
import { CODE_STYLINGS, type CodeStyling, type CodeVariant } from '@site/src/lib/contracts/demos';
import { CODE_STYLING_COOKIE, CODE_VARIANT_COOKIE } from '@site/src/lib/preferenceKeys';

/** The language of demos: the one in the hash, or else the stored choice, or else TS. */
export function getInitialCodeVariant(hash: string, cookies: string): CodeVariant {
  if (hash.endsWith('.js')) {
    return 'JS';
  }
  if (hash.endsWith('.tsx')) {
    return 'TS';
  }
  return readCookie(cookies, CODE_VARIANT_COOKIE) === 'JS' ? 'JS' : 'TS';
}

/**
 * The styling of demos. The hash only counts if it includes a file name
 * (`#tailwind-ColumnPinning.tsx`); earlier visits stored system as "MUI System".
 */
export function getInitialCodeStyling(hash: string, cookies: string): CodeStyling {
  if (/\.(js|tsx)$/.test(hash)) {
    const marked = CODE_STYLINGS.toReversed().find((styling) =>
      hash.includes(`${styling.toLowerCase()}-`),
    );
    if (marked) {
      return marked;
    }
  }
  const stored = readCookie(cookies, CODE_STYLING_COOKIE);
  return CODE_STYLINGS.find((styling) => styling === stored) ?? 'system';
}
