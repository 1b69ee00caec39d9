export const years = Array.from({ length: 26 }, (_, index) => 1974 + index * 2);

/** Peak year, years until sales fall to about a third, and peak sales in millions of dollars. */
const curves: [
  id: string,
  label: string,
  peak: number,
  spread: number,
  top: number,
][] = [
  ['streaming', 'Streaming', 2024, 7, 690],
  ['cd', 'CD', 1999, 9, 820],
  ['vinyl', 'Vinyl', 1976, 9, 430],
  ['download', 'Downloads', 2011, 5, 240],
  ['cassette', 'Cassette', 1988, 7, 390],
];

/** Music sold by format, in millions of dollars a year. */
export const formats = curves.map(([id, label, peak, spread, top]) => ({
  id,
  label,
  data: years.map((year) =>
    Math.round(top * Math.exp(-(((year - peak) / spread) ** 2))),
  ),
}));
