export const years = Array.from({ length: 24 }, (_, index) => 2002 + index);

/** Thousands of dollars. */
export const balance = [
  -4, -9, -14, -6, 3, 8, -19, -23, -8, -2, 5, 7, 12, 4, -3, 9, 15, 18, -11, -5, 6,
  14, 21, 26,
];
