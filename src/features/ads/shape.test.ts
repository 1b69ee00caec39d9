import { drawShape } from './shape';

it.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('a draw of %d makes it %s', (draw, shape) => {
  expect(drawShape(draw)).toBe(shape);
});
