import { existsSync } from 'node:fs';
import { CODE_STYLINGS, STYLING_ENDINGS, type CodeStyling } from '../../src/lib/contracts/demos';
import { findStandIn, readProgram } from './readProgram';

/**
 * The entry files of a demo by styling: `X.tsx`, and next to it `X.tailwind.tsx`, `X.css.tsx`. If
 * only files that it imports have stand-ins (`parts.tailwind.tsx` for `parts.tsx`), `X.tsx` is the
 * entry of that styling too.
 */
export function findStylings(base: string): Map<CodeStyling, string> {
  const stem = base.slice(0, -STYLING_ENDINGS.system.length);
  const hasStandIn = (styling: CodeStyling) =>
    readProgram(base).files.some(({ path: file }) => findStandIn(file, styling));
  const entries = CODE_STYLINGS.map((styling): [CodeStyling, string | undefined] => {
    const own = stem + STYLING_ENDINGS[styling];
    if (existsSync(own)) {
      return [styling, own];
    }
    return [styling, existsSync(base) && hasStandIn(styling) ? base : undefined];
  });
  return new Map(entries.filter((entry): entry is [CodeStyling, string] => entry[1] !== undefined));
}
