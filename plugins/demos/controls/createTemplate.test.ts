import type { Args } from '../../../src/lib/contracts/demoControls';
import { getInitialArgs } from '../../../src/lib/demoControls/args';
import { fillTemplate } from '../../../src/lib/demoControls/fillTemplate';
import { highlight } from '../highlight';
import { toJavaScript } from '../toJavaScript';
import { createTemplate } from './createTemplate';
import { readArgTypes } from './readArgTypes';

const PROPS = `interface PieProps {
  /** @default 0
   * @minimum -10
   * @maximum 120
   */
  size?: number;
  /** @default 'none' */
  order?: 'none' | 'asc' | 'desc';
  /** @default false */
  still?: boolean;
  label?: string;
  mark?: 'dot';
}
`;

const PARAMETER = `{ size = 40, order = 'none', still = false, label = 'Pie', mark }: PieProps`;

/** The body of a component in some state, and its highlighting. */
function fill(body: string, changed: Args) {
  const code = `${PROPS}
export default function Pie(${PARAMETER}) {
${body}
}`;
  const { argTypes } = readArgTypes(code)!;
  const args = { ...getInitialArgs(argTypes), ...changed };
  return fillTemplate(createTemplate(code, 'Pie.tsx', argTypes), args);
}

const ONE_LINE = `  return <Pie size={size} order={order} still={still} label={label} mark={mark} />;`;

const LINES = `  return (
    <Pie
      size={size}
      title={label}
      still={still}
      series={[
        {
          size,
          order: order,
          data,
        },
        { data, mark },
        { mark, data },
      ]}
      grid={{ horizontal: still, vertical: still }}
      top={order === 'none' ? undefined : size}
      {...(still ? slow : { quick })}
    />
  );`;

it.each<[string, string, Args, string]>([
  [
    "attributes with the library's default disappear",
    ONE_LINE,
    { size: 0, mark: undefined },
    `  return <Pie label="Pie" />;`,
  ],
  [
    'attributes are written as a writer would',
    ONE_LINE,
    { size: -4, order: 'asc', still: true, label: 'Apple "pie"', mark: 'dot' },
    `  return <Pie size={-4} order="asc" still label={'Apple "pie"'} mark="dot" />;`,
  ],
  [
    'lines disappear with their content',
    LINES,
    { size: 0 },
    `  return (
    <Pie
      title="Pie"
      series={[
        {
          data,
        },
        { data },
        { data },
      ]}
      {...{ quick }}
    />
  );`,
  ],
  [
    'properties appear, and objects whose properties appear',
    LINES,
    { order: 'desc', still: true, mark: 'dot' },
    `  return (
    <Pie
      size={40}
      title="Pie"
      still
      series={[
        {
          size: 40,
          order: 'desc',
          data,
        },
        { data, mark: 'dot' },
        { mark: 'dot', data },
      ]}
      grid={{ horizontal: true, vertical: true }}
      top={40}
      {...slow}
    />
  );`,
  ],
  [
    'choices are made',
    `  const axis = order !== 'none' ? 'x' : 'y';
  const speed = !still ? size : 0;
  return <Pie axis={axis} speed={speed} mode={mark === undefined ? 'a' : 'b'} />;`,
    {},
    `  const axis = 'y';
  const speed = 40;
  return <Pie axis={axis} speed={speed} mode={'a'} />;`,
  ],
  [
    'other places have literals',
    '  const text = `${label}: ${size}`;\n  return <Pie at={[size, order, still, mark]} key={pie.size} size={2 * size} />;',
    { label: "It's", still: true },
    "  const text = `${\"It's\"}: ${40}`;\n  return <Pie at={[40, 'none', true, undefined]} key={pie.size} size={2 * 40} />;",
  ],
  [
    'an object with only absent properties is empty',
    `  const options = { size };
  return <Pie options={options} />;`,
    { size: 0 },
    `  const options = {};
  return <Pie options={options} />;`,
  ],
])('%s', (_name, body, args, expected) => {
  const { code, html } = fill(body, args);
  expect(code).toBe(`export default function Pie() {\n${expected}\n}`);
  expect(html).toBe(highlight(code, 'Pie.tsx'));
});

it('fills the JavaScript version too', async () => {
  const code = `import { Chart } from 'chart';

${PROPS}
export default function Pie(${PARAMETER}) {
${ONE_LINE.replace('Pie', 'Chart')}
}`;
  const { argTypes } = readArgTypes(code)!;
  const twin = await toJavaScript(code, 'Pie.tsx');
  const args = { ...getInitialArgs(argTypes), still: true };
  expect(fillTemplate(createTemplate(twin, 'Pie.js', argTypes), args).code).toBe(
    `import { Chart } from 'chart';

export default function Pie() {
  return <Chart size={40} still label="Pie" />;
}`,
  );
});
