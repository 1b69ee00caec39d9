import { createNoise, round } from '../data/random';

interface Customer {
  id: number;
  /** Orders per year. */
  x: number;
  /** Average order in dollars. */
  y: number;
}

const noise = createNoise(71);
const groups = [
  { count: 46, orders: 7, value: 42 },
  { count: 38, orders: 12, value: 112 },
  { count: 36, orders: 28, value: 58 },
];

export const customers: Customer[] = groups
  .flatMap(({ count, orders, value }) =>
    Array.from({ length: count }, () => ({
      x: Math.max(1, round(orders + noise() * 2.8)),
      y: Math.max(8, round(value + noise() * 13)),
    })),
  )
  .map((customer, id) => ({ id, ...customer }));

/** k-means: adds the cluster number as `z`. Values are scaled so both axes count equally. */
export function findClusters(points: readonly Customer[], count: number) {
  const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    ((a.x - b.x) / 40) ** 2 + ((a.y - b.y) / 160) ** 2;
  const nearest = (point: Customer, centers: readonly { x: number; y: number }[]) =>
    centers.reduce(
      (best, center, index) =>
        distance(point, center) < distance(point, centers[best]) ? index : best,
      0,
    );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  let centers = Array.from({ length: count }, (_, index) => {
    const { x, y } = points[Math.floor(((index + 0.5) * points.length) / count)];
    return { x, y };
  });
  for (let step = 0; step < 20; step += 1) {
    const before = centers;
    centers = before.map((center, index) => {
      const members = points.filter((point) => nearest(point, before) === index);
      return members.length === 0
        ? center
        : { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)) };
    });
  }
  return points.map((point) => ({ ...point, z: nearest(point, centers) }));
}
