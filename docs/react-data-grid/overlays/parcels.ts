export interface Parcel {
  id: number;
  parcel: string;
  shelf: string;
}

export const parcels: Parcel[] = [
  { id: 1, parcel: 'JD-4471', shelf: 'A1' },
  { id: 2, parcel: 'KM-0926', shelf: 'A3' },
  { id: 3, parcel: 'RS-7718', shelf: 'B2' },
  { id: 4, parcel: 'TL-3054', shelf: 'C1' },
];
