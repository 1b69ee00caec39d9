import type { GridRowsProp } from '@mui/x-data-grid';

export const moons: GridRowsProp = [
  { id: 1, moon: 'Io', planet: 'Jupiter', diameter: 2264, found: 1610 },
  { id: 2, moon: 'Europa', planet: 'Jupiter', diameter: 1940, found: 1610 },
  { id: 3, moon: 'Ganymede', planet: 'Jupiter', diameter: 3273, found: 1610 },
  { id: 4, moon: 'Callisto', planet: 'Jupiter', diameter: 2995, found: 1610 },
  { id: 5, moon: 'Titan', planet: 'Saturn', diameter: 3200, found: 1655 },
  { id: 6, moon: 'Iapetus', planet: 'Saturn', diameter: 913, found: 1671 },
  { id: 7, moon: 'Rhea', planet: 'Saturn', diameter: 949, found: 1672 },
  { id: 8, moon: 'Tethys', planet: 'Saturn', diameter: 660, found: 1684 },
  { id: 9, moon: 'Dione', planet: 'Saturn', diameter: 698, found: 1684 },
  { id: 10, moon: 'Titania', planet: 'Uranus', diameter: 980, found: 1787 },
  { id: 11, moon: 'Oberon', planet: 'Uranus', diameter: 946, found: 1787 },
  { id: 12, moon: 'Triton', planet: 'Neptune', diameter: 1682, found: 1846 },
  { id: 13, moon: 'Ariel', planet: 'Uranus', diameter: 719, found: 1851 },
  { id: 14, moon: 'Umbriel', planet: 'Uranus', diameter: 726, found: 1851 },
  { id: 15, moon: 'Nereid', planet: 'Neptune', diameter: 222, found: 1949 },
];
