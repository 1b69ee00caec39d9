/** Monthly visitors to an open-air museum in thousands, starting in January 2024. */
export const visitors = [
  3.1, 4.4, 9.8, 17.2, 26.5, 31.9, 38.4, 40.7, 24.3, 15.6, 5.2, 7.9, 3.4, 4.1, 11.3,
  19.6, 25.8, 34.2, 41.5, 39.8, 27.1, 16.4, 4.9, 8.6,
];

export const monthStarts = visitors.map((_, index) => new Date(2024, index, 1));

export const quarters = [
  '2024 Q1',
  '2024 Q2',
  '2024 Q3',
  '2024 Q4',
  '2025 Q1',
  '2025 Q2',
  '2025 Q3',
  '2025 Q4',
];

/** `J`, `F`, `M` … on the axis, `January 2024` elsewhere. */
export function formatMonth(date: Date, { location }: { location: string }): string {
  return location === 'tick'
    ? date.toLocaleDateString('en-US', { month: 'narrow' })
    : date.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
}

/** The quarter, with the year below Q1. */
export function formatQuarter(name: string): string {
  const [year, quarter] = name.split(' ');
  return quarter === 'Q1' ? `${quarter}\n${year}` : quarter;
}
