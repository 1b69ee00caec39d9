/** A country's installed solar power at the end of each year, in megawatts. */
export const solarCapacity = Array.from({ length: 30 }, (_, index) => ({
  year: 1996 + index,
  megawatts: Math.round(12 * Math.exp(0.33 * index + 0.3 * Math.sin(index / 3))),
}));
