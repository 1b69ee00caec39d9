export const weeks = Array.from({ length: 26 }, (_, index) => index + 1);

/** Percent of the reservoir's capacity. */
export const level = [
  34, 33, 36, 38, 41, 45, 52, 61, 70, 79, 88, 93, 95, 94, 90, 83, 75, 66, 57, 49, 42,
  36, 32, 30, 28, 27,
];
