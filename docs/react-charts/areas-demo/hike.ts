/** Elevation in meters, every half kilometer. */
export const elevations = [
  842, 861, 903, 967, 1048, 1121, 1163, 1187, 1254, 1346, 1447, 1531, 1602, 1688,
  1779, 1846, 1893, 1912, 1874, 1801, 1722, 1668, 1643, 1651, 1629, 1548, 1452, 1361,
  1288, 1197, 1104, 1023, 948, 897, 865, 848, 842,
];
export const kilometers = elevations.map((_, index) => index / 2);
