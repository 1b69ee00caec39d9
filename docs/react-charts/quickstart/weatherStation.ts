const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const months = [2024, 2025].flatMap((year) =>
  names.map((name) => `${name} ${year}`),
);

/** Millimeters per month. */
export const rainfall = [
  98, 76, 69, 52, 41, 27, 11, 16, 38, 79, 121, 109, 92, 71, 64, 48, 39, 22, 14, 19,
  45, 83, 110, 104,
];

/** Centimeters; the gauge was out of order in August and September 2024. */
export const riverLevel = [
  221,
  213,
  196,
  178,
  155,
  124,
  99,
  null,
  null,
  139,
  191,
  224,
  214,
  208,
  190,
  171,
  150,
  121,
  96,
  88,
  104,
  142,
  187,
  219,
];
