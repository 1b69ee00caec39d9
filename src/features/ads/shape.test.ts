import { pickShape } from './shape';

it.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('a sample of %d yields %s', (sample, shape) => {
  expect(pickShape(sample)).toBe(shape);
});
