export const years = Array.from({ length: 16 }, (_, index) => 2025 + index);

/** Electric cars in a region, in thousands, if their number grows at this rate every year. */
const grow = (rate: number) =>
  years.map((_, index) => Math.round(42 * (1 + rate) ** index));

export const scenarios = [
  { id: 'fast', label: 'Fast', data: grow(0.16) },
  { id: 'expected', label: 'Expected', data: grow(0.13) },
  { id: 'slow', label: 'Slow', data: grow(0.09) },
];
