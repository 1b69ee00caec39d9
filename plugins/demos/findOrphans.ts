import { STYLING_ENDINGS } from '../../src/lib/contracts/demos';

export interface Variant {
  file: string;
  /** The file that it is a variant of. */
  base: string;
}

const { system, ...VARIANTS } = STYLING_ENDINGS;

function listVariants(files: readonly string[]): Variant[] {
  return files.flatMap((file) => {
    const ending = Object.values(VARIANTS).find((variant) => file.endsWith(variant));
    return ending ? [{ file, base: file.slice(0, -ending.length) + system }] : [];
  });
}

/** The files that are variants of a demo that is not there: `X.tailwind.tsx` wants an `X.tsx`. */
export function findOrphans(files: readonly string[]): Variant[] {
  return listVariants(files).filter(({ base }) => !files.includes(base));
}

/** Variants that have their base, and that no program uses, neither as entry nor as stand-in. */
export function findStrays(files: readonly string[], used: ReadonlySet<string>): Variant[] {
  return listVariants(files).filter(({ file, base }) => files.includes(base) && !used.has(file));
}
