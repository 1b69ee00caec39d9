export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Three weeks at a parcel depot: daily parcels and minutes per stop, parcels by service, and the
 * percentage delivered on time.
 */
export const weeks = [
  {
    name: 'Week 22',
    parcels: [412, 386, 441, 398, 527, 214],
    minutes: [3.4, 3.1, 3.6, 3.3, 4.2, 2.7],
    services: { standard: 1530, express: 548, returns: 300 },
    onTime: 94,
  },
  {
    name: 'Week 23',
    parcels: [298, 455, 372, 489, 463, 352],
    minutes: [2.8, 3.8, 3.2, 4.1, 3.9, 3.5],
    services: { standard: 1244, express: 803, returns: 382 },
    onTime: 81,
  },
  {
    name: 'Week 24',
    parcels: [534, 421, 318, 357, 408, 126],
    minutes: [4.4, 3.5, 2.9, 3, 3.4, 2.3],
    services: { standard: 1688, express: 311, returns: 165 },
    onTime: 97,
  },
];
