const table: [string, number, number | null, number][] = [
  ['Marsh Lock', 4, 3.9, 18.6],
  ['Saltgate', 12, 4.4, 18.1],
  ['Orchard End', 86, 2.8, 18.9],
  ['Quarry Road', 143, 2.1, 18.2],
  ['Tiller Bridge', 210, 1.4, 17.9],
  ['Abbot Hill', 268, 1.9, 17.1],
  ['Linden Pass', 342, 0.6, 16.8],
  ['Cold Spring', 395, -1.8, 16.5],
  ['Upper Mill', 448, -0.3, 16.1],
  ['Larch Wood', 530, -0.9, 15.8],
  ['Sawyer Flat', 604, -2.6, 15.2],
  ['Ember Ridge', 671, null, 14.9],
  ['Fox Hollow', 748, -5.1, 14.6],
  ['South Saddle', 823, -2.7, 13.8],
  ['Stone Chapel', 902, -3.4, 13.5],
  ['Wind Gap', 977, -3.8, 12.7],
  ['Goat Meadow', 1065, -4.6, 12.4],
  ['Heron Tarn', 1148, null, 11.9],
  ['Iron Crag', 1240, -5.2, 11.1],
  ['High Shelter', 1322, -5.9, 10.8],
  ['Snow Basin', 1416, -9.3, 10.2],
  ['Gale Shoulder', 1530, -7.1, 9.3],
  ['Twin Cairns', 1648, -7.9, 8.8],
  ['Summit Hut', 1795, -8.8, 7.6],
];

/** Weather stations from the coast up: elevation in meters, mean temperature in degrees Celsius. */
export const stations = table.map(([id, elevation, january, july]) => ({
  id,
  elevation,
  january,
  july,
}));
