import { existsSync } from 'node:fs';
import { STYLING_ENDINGS, type CodeStyling } from '../../src/lib/contracts/demos';

/** The entry files of a demo by styling: `X.tsx`, and beside it `X.tailwind.tsx`, `X.css.tsx`. */
export function findStylings(base: string): Map<CodeStyling, string> {
  const stem = base.slice(0, -STYLING_ENDINGS.system.length);
  const entries = Object.entries(STYLING_ENDINGS) as [CodeStyling, string][];
  return new Map(
    entries
      .map(([styling, ending]) => [styling, stem + ending] as const)
      .filter(([, file]) => existsSync(file)),
  );
}
