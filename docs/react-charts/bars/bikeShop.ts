export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Thousands of dollars. */
export const sales = [18, 21, 34, 47, 58, 61, 55, 49, 38, 27, 22, 29];
export const rentals = [2, 3, 7, 14, 22, 31, 38, 36, 21, 9, 3, 2];
export const costs = [-19, -20, -24, -27, -31, -34, -36, -33, -28, -23, -20, -22];
export const goal = [20, 25, 40, 55, 70, 85, 90, 80, 55, 35, 25, 30];
