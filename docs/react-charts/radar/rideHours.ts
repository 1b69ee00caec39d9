import { bridgeCounts } from '../data/traffic';

function ridersAt(hour: number): number[] {
  return bridgeCounts
    .filter((count) => count.hour === hour)
    .map((count) => count.bikes);
}

/** Bicycles crossing the bridge in one hour, Monday to Sunday. */
export const series = [
  { id: 'morning', label: '8 am', data: ridersAt(8) },
  { id: 'evening', label: '6 pm', data: ridersAt(18) },
  { id: 'midday', label: '2 pm', data: ridersAt(14) },
];
