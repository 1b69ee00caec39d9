import { createNoise, round } from './random';

/** One hour of a regional power grid. All figures are in megawatts. */
export interface PowerHour {
  time: Date;
  hydro: number;
  solar: number;
  /** `null` while the wind farm's meter is offline. */
  wind: number | null;
  gas: number;
  demand: number;
}

/** Creates hourly figures for a power grid, starting on Monday, June 2, 2025. */
export function createPowerHours(count: number, seed = 1): PowerHour[] {
  const noise = createNoise(seed);
  let breeze = 210;
  return Array.from({ length: count }, (_, index) => {
    const time = new Date(2025, 5, 2, index);
    const hour = time.getHours();
    const isWeekend = time.getDay() % 6 === 0;
    const sun = Math.max(0, Math.sin(((hour - 5) / 16) * Math.PI));
    breeze = Math.min(420, Math.max(20, breeze + noise() * 32));
    const isOffline = index % 168 >= 61 && index % 168 <= 64;
    const solar = round(sun ** 1.4 * 460 + (sun > 0 ? Math.abs(noise()) * 18 : 0));
    const hydro = round(130 + 12 * Math.sin((index / 24) * 0.9) + noise() * 4);
    const evening = Math.exp(-((hour - 19) ** 2) / 8);
    const morning = Math.exp(-((hour - 8) ** 2) / 10);
    const demand = round(
      (isWeekend ? 430 : 520) + 150 * evening + 110 * morning + noise() * 14,
    );
    return {
      time,
      hydro,
      solar,
      wind: isOffline ? null : round(breeze),
      gas: Math.max(40, demand - hydro - solar - round(breeze)),
      demand,
    };
  });
}

/** One week, hour by hour: 168 rows. */
export const powerWeek = createPowerHours(168);

/** Electricity that a region generates in a year, in terawatt-hours. */
export interface RegionMix {
  region: string;
  hydro: number;
  wind: number;
  solar: number;
  gas: number;
  coal: number;
  /** Bought from other regions; negative if sold to them. */
  imports: number;
}

export const regionMix: RegionMix[] = [
  {
    region: 'Northmoor',
    hydro: 31.4,
    wind: 18.2,
    solar: 2.1,
    gas: 6.5,
    coal: 0,
    imports: -8.3,
  },
  {
    region: 'Fjordland',
    hydro: 54.8,
    wind: 9.6,
    solar: 0.4,
    gas: 1.2,
    coal: 0,
    imports: -14.1,
  },
  {
    region: 'East Plains',
    hydro: 1.8,
    wind: 27.3,
    solar: 11.9,
    gas: 14.7,
    coal: 9.2,
    imports: 2.4,
  },
  {
    region: 'Sunward',
    hydro: 0.9,
    wind: 8.4,
    solar: 29.6,
    gas: 17.3,
    coal: 3.8,
    imports: 4.9,
  },
  {
    region: 'Capital Area',
    hydro: 0.2,
    wind: 1.1,
    solar: 3.7,
    gas: 22.8,
    coal: 0,
    imports: 19.5,
  },
  {
    region: 'Coal Valley',
    hydro: 2.6,
    wind: 6.7,
    solar: 5.2,
    gas: 8.1,
    coal: 24.9,
    imports: -6.2,
  },
  {
    region: 'Lakeshore',
    hydro: 8.3,
    wind: 12.5,
    solar: 6.4,
    gas: 11.6,
    coal: 4.4,
    imports: 1.7,
  },
  {
    region: 'West Isles',
    hydro: 3.1,
    wind: 15.8,
    solar: 1.3,
    gas: 2.9,
    coal: 0,
    imports: -3.6,
  },
];
