export const days = Array.from({ length: 24 }, (_, index) => index + 1);

const read = (text: string) =>
  text.split(' ').map((value) => (value === '-' ? null : Number(value)));

/** Fine particles in µg/m³; a dash means there was no reading that day. */
export const north = read(
  '- 31 33 32 30 - - - 38 37 39 41 40 36 34 - 33 35 37 36 34 31 30 29',
);
export const south = read(
  '22 21 24 26 25 24 27 29 28 30 31 - 27 26 24 23 22 24 25 - - - - -',
);
