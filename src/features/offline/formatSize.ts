const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in units that are easy to compare: `23 MB`, `1.4 GB`. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[power]!,
    maximumFractionDigits: value < 10 && power > 1 ? 1 : 0,
  }).format(value);
}
