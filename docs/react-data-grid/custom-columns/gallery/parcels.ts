export interface Parcel {
  id: number;
  contact: string;
  email: string;
  /** An ISO 3166 code. */
  country: string;
  status: 'Packing' | 'On the road' | 'At customs' | 'Delivered';
  /** How much of its route the parcel has covered, in percent. */
  progress: number;
  /** From 1 to 5; `null` before delivery. */
  rating: number | null;
  term: 'DOOR' | 'DEPOT' | 'PORT';
}

const list = [
  ['Marta Lindahl', 'SE', 'Delivered', 100, 5, 'DOOR'],
  ['Kofi Mensah', 'GH', 'At customs', 64, null, 'PORT'],
  ['Yuki Arai', 'JP', 'On the road', 41, null, 'DOOR'],
  ['Paula Reis', 'PT', 'Delivered', 100, 4, 'DEPOT'],
  ['Noah Fraser', 'CA', 'Packing', 0, null, 'DOOR'],
  ['Elena Rossi', 'IT', 'On the road', 78, null, 'DEPOT'],
  ['Omar Haddad', 'MA', 'At customs', 55, null, 'PORT'],
  ['Ingrid Berg', 'NO', 'Delivered', 100, 3, 'DOOR'],
  ['Tomás Vega', 'CL', 'On the road', 22, null, 'PORT'],
  ['Aoife Byrne', 'IE', 'Delivered', 100, 5, 'DOOR'],
  ['Priya Nair', 'IN', 'Packing', 0, null, 'PORT'],
  ['Lukas Weber', 'DE', 'On the road', 90, null, 'DEPOT'],
  ['Hana Kim', 'KR', 'At customs', 70, null, 'DOOR'],
  ['Jean Moreau', 'FR', 'Delivered', 100, 2, 'DEPOT'],
  ['Dana Novak', 'CZ', 'Packing', 0, null, 'DEPOT'],
  ['Sam Whitaker', 'AU', 'On the road', 35, null, 'PORT'],
] as const;

export const parcels: Parcel[] = list.map(
  ([contact, country, status, progress, rating, term], index) => ({
    id: 4101 + index,
    contact,
    email: `${contact.split(' ')[0].toLowerCase()}@example.com`,
    country,
    status,
    progress,
    rating,
    term,
  }),
);

export const statuses: Parcel['status'][] = [
  'Packing',
  'On the road',
  'At customs',
  'Delivered',
];

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export const countries = [...new Set(parcels.map((parcel) => parcel.country))]
  .map((code) => ({ value: code, label: countryNames.of(code) ?? code }))
  .sort((a, b) => a.label.localeCompare(b.label));
