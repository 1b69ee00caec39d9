const light = ['#4635be', '#aa8e18', '#642345', '#9c74fe', '#ac0a18', '#1d927c'];
const dark = ['#883fd9', '#f3ce55', '#c06d8c', '#b1abfd', '#d7040f', '#86f3df'];

/** Indigo, gold, plum, lavender, red and teal, for each mode in the same order. */
export const steadyPalette = (mode: 'light' | 'dark'): string[] =>
  mode === 'dark' ? dark : light;
