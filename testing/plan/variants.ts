/** Every mode in every direction. The first two differ in everything, and so do the last two. */
export const VARIANTS = [
  { mode: 'light', direction: 'ltr', width: 1440 },
  { mode: 'dark', direction: 'rtl', width: 390 },
  { mode: 'dark', direction: 'ltr', width: 1440 },
  { mode: 'light', direction: 'rtl', width: 390 },
] as const;

export type Variant = Pick<(typeof VARIANTS)[number], 'mode' | 'direction'> & { width: number };
