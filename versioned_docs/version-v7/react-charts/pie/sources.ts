/** Electricity generated in a region in a year, in terawatt-hours. */
export const sources = [
  { id: 'wind', label: 'Wind', value: 12.5, color: '#2563eb' },
  { id: 'hydro', label: 'Hydro', value: 8.3, color: '#0891b2' },
  { id: 'solar', label: 'Solar', value: 6.4, color: '#f59e0b' },
  { id: 'gas', label: 'Gas', value: 11.6, color: '#9f1239' },
  { id: 'coal', label: 'Coal', value: 4.4, color: '#57534e' },
];

/** The same electricity, by kind. */
export const kinds = [
  { id: 'renewable', label: 'Renewable', value: 27.2, color: '#15803d' },
  { id: 'fossil', label: 'Fossil', value: 16, color: '#a1a1aa' },
];
