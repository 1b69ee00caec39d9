import { locate } from '../../../src/lib/locate';
import { readArgTypes } from './readArgTypes';

function describe(code: string): string[] {
  return readArgTypes(code)!.problems.map(
    ({ position, message }) => `${locate(code, position).line} ${message}`,
  );
}

it('reads controls, help and defaults from the interface and the parameter', () => {
  const { argTypes, problems } = readArgTypes(`
interface PieProps {
  /**
   * Radius of the hole
   * in the middle.
   * @default 0
   * @minimum -1
   * @maximum 1
   * @multipleOf 0.1
   */
  hole?: number;
  /** Order of the slices. @default 'none' */
  order?: 'none' | 'asc';
  columns: 1 | 2;
  /** @default true */
  still?: boolean;
  title?: string;
  mark?: 'dot';
}
export default function Pie({ hole = -0.5, order, columns = 2, still, title = 'Pie', mark }: PieProps) {
  return <Chart {...{ hole, order, columns, still, title, mark }} />;
}`)!;
  expect(problems).toEqual([]);
  expect(argTypes).toEqual([
    {
      name: 'hole',
      description: 'Radius of the hole in the middle.',
      initial: -0.5,
      defaultValue: 0,
      control: { type: 'range', min: -1, max: 1, step: 0.1 },
    },
    {
      name: 'order',
      description: 'Order of the slices.',
      initial: 'none',
      defaultValue: 'none',
      control: { type: 'select', options: ['none', 'asc'] },
    },
    { name: 'columns', initial: 2, control: { type: 'select', options: [1, 2] } },
    { name: 'still', initial: true, defaultValue: true, control: { type: 'boolean' } },
    { name: 'title', initial: 'Pie', control: { type: 'text' } },
    { name: 'mark', control: { type: 'select', options: ['dot'] } },
  ]);
});

it('is undefined for a demo without props', () => {
  expect(readArgTypes('export default function Pie() {\n  return null;\n}')).toBeUndefined();
});

it('reports everything that is wrong at once, with what would be valid', () => {
  const code = `interface PieProps {
  data?: number[];
  size?: number;
  /** @minimum 9
   * @maximum 1 */
  gap?: number;
  /** @minimum low
   * @maximum 1 */
  turn?: number;
  unused?: boolean;
  /** @default none */
  order?: 'none' | 'asc';
  /** @default 'up' */
  way?: 'left' | 'right';
  /** @minimum 0
   * @maximum 10
   * @multipleOf 4 */
  step?: number;
  still?: boolean;
  onClick(): void;
}
export default function Pie({ data, size = 1, gap, turn, unused = true, order, way = LEFT, step = 5, still, other = 1 }: PieProps) {
  const still = 2;
  return <Chart {...{ data, size, gap, turn, order, way, step, still, other }} />;
}`;
  const types =
    'a union of strings or numbers, boolean, number with @minimum and @maximum, or string';
  expect(describe(code)).toEqual([
    '22 sets the default of "way" to LEFT, which isn\'t a literal.',
    '23 redeclares the prop "still". Rename one of them.',
    `2 has "data" of type number[], which no control can change. Use ${types}.`,
    '3 has the number "size" without @minimum and @maximum, which its slider requires.',
    '6 has the number "gap" from 9 to 1 in steps of 1. @minimum must be below @maximum, and @multipleOf must be above 0.',
    '9 has "@minimum low", which isn\'t a number. Write "@minimum 10".',
    '10 doesn\'t use "unused". Use it in the component or remove it.',
    `12 has "@default none", which isn't a literal. Write "@default 'none'" or "@default 0".`,
    '14 has @default "up" for "way", which isn\'t one of its options: "left", "right".',
    '22 has the initial value 5 for "step", which a slider from 0 in steps of 4 can\'t reach. Change it or @multipleOf.',
    '19 has no initial value for "still". Give it a default in the parameter.',
    `20 has "onClick(): void;", which no control can change. Use ${types}.`,
    '22 takes "other", which isn\'t in its interface.',
  ]);
});

it.each([
  [
    'props: PieProps',
    '2 takes its props as one object. Destructure them, with defaults: "({ size = 40 }: …)".',
  ],
  [
    '{ still: quiet = true }: PieProps',
    '2 takes "still: quiet = true". Destructure each prop by its own name only.',
  ],
  [
    '{ still = true }: Imported',
    '2 takes props without an interface in the same file, which its controls are read from.',
  ],
])('requires destructured props with an interface in the same file: %s', (parameter, expected) => {
  const code = `interface PieProps { still?: boolean }
export default function Pie(${parameter}) {
  return <Chart still={still} />;
}`;
  expect(describe(code)).toContain(expected);
});
