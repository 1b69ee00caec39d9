interface Point {
  x: number;
  y: number;
}

/** Least squares: the line y = slope * x + start. */
export function fitLine(points: readonly Point[]) {
  const mean = (key: 'x' | 'y') =>
    points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [meanX, meanY] = [mean('x'), mean('y')];
  let [sxy, sxx] = [0, 0];
  for (const { x, y } of points) {
    sxy += (x - meanX) * (y - meanY);
    sxx += (x - meanX) ** 2;
  }
  return { slope: sxy / sxx, start: meanY - (sxy / sxx) * meanX };
}
