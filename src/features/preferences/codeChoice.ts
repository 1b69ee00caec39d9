import { readCookie } from '@site/src/lib/cookies';
import { CODE_STYLINGS, type CodeStyling, type CodeVariant } from '@site/src/lib/contracts/demos';
import { CODE_STYLING_COOKIE, CODE_VARIANT_COOKIE } from '@site/src/lib/preferenceKeys';

/** Which language demos are shown in: what the hash names, else the stored choice, else TS. */
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
 * Which styling demos are shown in. The hash counts only if it names a file
 * (`#tailwind-ColumnPinning.tsx`); older visits stored system as "MUI System".
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
