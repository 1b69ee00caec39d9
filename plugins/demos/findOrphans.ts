import { STYLING_ENDINGS } from '../../src/lib/contracts/demos';

export interface Orphan {
  file: string;
  /** The base that is missing. */
  base: string;
}

const { system, ...VARIANTS } = STYLING_ENDINGS;

/** The files that are variants of a demo that is not there: `X.tailwind.tsx` wants an `X.tsx`. */
export function findOrphans(files: readonly string[]): Orphan[] {
  return files.flatMap((file) => {
    const ending = Object.values(VARIANTS).find((variant) => file.endsWith(variant));
    const base = ending && file.slice(0, -ending.length) + system;
    return base && !files.includes(base) ? [{ file, base }] : [];
  });
}
