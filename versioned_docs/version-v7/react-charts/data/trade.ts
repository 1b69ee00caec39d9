import { createNoise, createRandom, round } from './random';

/** One quarter of exports, in millions of dollars. */
export interface ExportQuarter {
  quarter: string;
  machinery: number;
  vehicles: number;
  chemicals: number;
  food: number;
  textiles: number;
}

/** 24 quarters starting in 2020, with a slump in the spring and summer of 2020. */
export const exportQuarters: ExportQuarter[] = createQuarters(5);

function createQuarters(seed: number): ExportQuarter[] {
  const noise = createNoise(seed);
  return Array.from({ length: 24 }, (_, index) => {
    const slump = index === 1 ? 0.62 : index === 2 ? 0.84 : 1;
    const grow = (base: number, rate: number) =>
      round(base * (1 + rate * index) * slump * (1 + noise() * 0.04));
    return {
      quarter: `${2020 + Math.floor(index / 4)} Q${(index % 4) + 1}`,
      machinery: grow(412, 0.012),
      vehicles: grow(368, 0.004),
      chemicals: grow(214, 0.017),
      food: grow(156, 0.009),
      textiles: grow(98, -0.011),
    };
  });
}

/** Annual cargo in millions of metric tons, and the change from the previous year in percent. */
export const ports: { port: string; cargo: number; change: number }[] = [
  { port: 'Greyhaven', cargo: 468.4, change: 2.1 },
  { port: 'Oranje Sluis', cargo: 434.9, change: -1.4 },
  { port: 'Santa Marea', cargo: 391.7, change: 5.6 },
  { port: 'Kinmoru', cargo: 356.2, change: 0.8 },
  { port: 'Pearl Delta', cargo: 348.8, change: 7.9 },
  { port: 'Long Reach', cargo: 297.5, change: -3.2 },
  { port: 'Cape Merrow', cargo: 251.3, change: 1.5 },
  { port: 'Ostvik', cargo: 238.6, change: -0.6 },
  { port: 'Bahia Clara', cargo: 214.1, change: 4.4 },
  { port: 'Tidewater', cargo: 203.9, change: 2.7 },
  { port: 'Halden Point', cargo: 187.2, change: -5.1 },
  { port: 'Marwick', cargo: 168.4, change: 0.3 },
  { port: 'Nova Strand', cargo: 149.8, change: 9.2 },
  { port: 'Seven Quays', cargo: 133.5, change: -2.3 },
  { port: 'Lindqvist', cargo: 121.9, change: 1.1 },
  { port: 'Porto Azul', cargo: 108.7, change: 3.8 },
  { port: 'Amber Bay', cargo: 97.3, change: -7.4 },
  { port: 'Sandgate', cargo: 84.6, change: 0.9 },
  { port: 'Duneport', cargo: 71.2, change: 6.3 },
  { port: 'Wharf Island', cargo: 58.5, change: -1.9 },
];

/** One trading day of a stock, in dollars. */
export interface TradingDay {
  date: Date;
  open: number;
  high: number;
  low: number;
  close: number;
  /** Thousands of shares. */
  volume: number;
}

/** Creates trading days, Monday to Friday, starting on January 3, 2022. */
export function createTradingDays(count: number, seed = 7): TradingDay[] {
  const noise = createNoise(seed);
  const next = createRandom(seed + 1);
  let price = 84;
  return Array.from({ length: count }, (_, index) => {
    const open = price;
    const isShock = index % 251 === 190;
    price = Math.max(
      12,
      price * (1 + 0.0004 + noise() * 0.013 - (isShock ? 0.11 : 0)),
    );
    return {
      date: new Date(2022, 0, 3 + Math.floor(index / 5) * 7 + (index % 5)),
      open: round(open, 2),
      high: round(Math.max(open, price) * (1 + next() * 0.008), 2),
      low: round(Math.min(open, price) * (1 - next() * 0.008), 2),
      close: round(price, 2),
      volume: round((isShock ? 900 : 240) + next() * 180),
    };
  });
}
