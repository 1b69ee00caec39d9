const rooms = ['Workshop', 'Kitchen', 'Front desk', 'Garage', 'Library', 'Studio'];
const checkers = ['Rosa Iyer', 'Ben Novak', 'Tala Brandt', null];

/** 16 first-aid kits of a community center, K1 to K16. */
export const kits = Array.from({ length: 16 }, (_, index) => ({
  id: `K${index + 1}`,
  kit: `${['Wall kit', 'Burn kit', 'Travel kit'][index % 3]} ${Math.floor(index / 3) + 1}`,
  room: rooms[(index * 5) % rooms.length],
  checkedBy: checkers[(index * 3) % checkers.length],
}));
