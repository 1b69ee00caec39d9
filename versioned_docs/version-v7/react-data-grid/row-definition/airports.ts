export interface Airport {
  /** The IATA code. */
  code: string;
  name: string;
  city: string;
  runways: number;
  /** In feet above sea level. */
  elevation: number;
}

export const airports: Airport[] = [
  { code: 'ABQ', name: 'Sunport', city: 'Albuquerque', runways: 3, elevation: 5355 },
  { code: 'BOI', name: 'Gowen Field', city: 'Boise', runways: 2, elevation: 2871 },
  { code: 'DEN', name: 'Denver', city: 'Denver', runways: 6, elevation: 5434 },
  { code: 'MSO', name: 'Missoula', city: 'Missoula', runways: 2, elevation: 3206 },
  { code: 'RNO', name: 'Reno–Tahoe', city: 'Reno', runways: 3, elevation: 4415 },
  { code: 'SAF', name: 'Santa Fe', city: 'Santa Fe', runways: 3, elevation: 6349 },
];
