export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Kilowatts. */
export const forecast = [
  0, 0, 0, 0, 0, 0, 0.4, 1.2, 2.3, 3.5, 4.6, 5.5, 6.1, 6.4, 6.3, 5.9, 5.2, 4.2, 3.1,
  1.9, 0.8, 0.1, 0, 0,
];
export const fedIn = [
  0, 0, 0, 0, 0, 0, 0.3, 1.1, 2.4, 3.7, 4.9, 5.6, 4.1, 5.9, 6.2, 4.2, 5.1, 4.3, 2.2,
  1.8, 0.7, 0, 0, 0,
];
