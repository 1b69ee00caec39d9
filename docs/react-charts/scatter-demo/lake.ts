/** A lake in August: depth in meters, temperature in °C, and oxygen in milligrams per liter. */
const table: [number, number, number][] = [
  [0, 22.4, 8.6],
  [1, 22.3, 8.6],
  [2, 22.1, 8.7],
  [3, 21.9, 8.8],
  [4, 21.4, 9.1],
  [5, 20.2, 9.6],
  [6, 17.8, 10.2],
  [7, 14.9, 10.4],
  [8, 12.3, 9.8],
  [9, 10.4, 8.7],
  [10, 9.1, 7.4],
  [12, 7.8, 5.9],
  [14, 7.0, 4.8],
  [16, 6.5, 3.9],
  [18, 6.2, 3.1],
  [20, 6.0, 2.4],
  [22, 5.9, 1.6],
  [24, 5.8, 0.9],
];

export const temperature = table.map(([depth, value]) => ({
  id: depth,
  x: depth,
  y: value,
}));
export const oxygen = table.map(([depth, , value]) => ({
  id: depth,
  x: depth,
  y: value,
}));
