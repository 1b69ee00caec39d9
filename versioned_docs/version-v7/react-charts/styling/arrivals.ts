/** Ships arriving at a port in each hour of a day. */
export const arrivals = [
  2, 1, 1, 0, 3, 5, 8, 11, 9, 7, 6, 6, 4, 5, 7, 8, 10, 9, 6, 4, 3, 2, 2, 1,
];
