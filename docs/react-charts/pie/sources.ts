import { regionMix } from '../data/energy';

const { wind, hydro, solar, gas, coal } = regionMix[6];

/** Electricity generated in Lakeshore in a year, in terawatt-hours. */
export const sources = [
  { id: 'wind', label: 'Wind', value: wind, color: '#2563eb' },
  { id: 'hydro', label: 'Hydro', value: hydro, color: '#0891b2' },
  { id: 'solar', label: 'Solar', value: solar, color: '#f59e0b' },
  { id: 'gas', label: 'Gas', value: gas, color: '#9f1239' },
  { id: 'coal', label: 'Coal', value: coal, color: '#57534e' },
];

/** The same electricity, by kind. */
export const kinds = [
  { id: 'renewable', label: 'Renewable', value: 27.2, color: '#15803d' },
  { id: 'fossil', label: 'Fossil', value: 16, color: '#a1a1aa' },
];
