import { exportQuarters } from '../data/trade';

const keys = ['machinery', 'vehicles', 'chemicals', 'food', 'textiles'] as const;
const first = exportQuarters.length - 8;

export const sectors = ['Machinery', 'Vehicles', 'Chemicals', 'Food', 'Textiles'];

/** The last eight quarters. */
export const quarters = exportQuarters.slice(first).map(({ quarter }) => quarter);

/** Quarter, sector, and change from the previous quarter in percent. */
export const changes = quarters.flatMap((_, column) =>
  keys.map((key, row): [number, number, number] => {
    const before = exportQuarters[first + column - 1][key];
    const now = exportQuarters[first + column][key];
    return [column, row, Math.round((now / before - 1) * 100)];
  }),
);
