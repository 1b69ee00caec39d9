/** The calendar weeks from April to September. */
export const weeks = Array.from({ length: 26 }, (_, index) => 14 + index);

/** In kilograms. The honey is harvested once a summer. */
export const hives = [
  {
    id: 'linden',
    label: 'Linden',
    color: '#4254fb',
    data: [
      18, 18, 19, 21, 23, 26, 29, 32, 34, 37, 41, 44, 47, 31, 32, 33, 34, 34, 33, 33,
      32, 31, 30, 30, 29, 28,
    ],
  },
  {
    id: 'orchard',
    label: 'Orchard',
    color: '#ffb422',
    data: [
      16, 17, 19, 23, 27, 31, 34, 36, 36, 25, 26, 26, 27, 28, 28, 29, 29, 28, 28, 27,
      26, 26, 25, 24, 24, 23,
    ],
  },
  {
    id: 'meadow',
    label: 'Meadow',
    color: '#fa4f58',
    data: [
      19, 19, 19, 20, 21, 22, 24, 26, 29, 32, 36, 39, 42, 43, 44, 45, 32, 33, 33, 32,
      31, 30, 29, 28, 27, 26,
    ],
  },
  {
    id: 'creek',
    label: 'Creek',
    color: '#0dbeff',
    data: [
      15, 15, 15, 15, 16, 17, 19, 20, 22, 23, 25, 26, 27, 28, 28, 28, 27, 19, 20, 21,
      21, 20, 20, 19, 19, 18,
    ],
  },
];
