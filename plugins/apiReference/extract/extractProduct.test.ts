import { rmSync } from 'node:fs';
import type { ApiComponent, ApiMember } from '../../../src/lib/contracts/api';
import { extractProduct } from './extractProduct';
import { writeFixture } from './__fixtures__/packages';

const directory = writeFixture();
const result = extractProduct(directory, 'v8', 'charts');

afterAll(() => rmSync(directory, { recursive: true }));

const model = result!.model;

function getComponent(name: string): ApiComponent {
  const found = model.components.find((component) => component.name === name);
  if (!found) {
    throw new Error(`No component ${name} among ${model.components.map((c) => c.name).join()}`);
  }
  return found;
}

function getProp(name: string, component = 'Chip'): ApiMember {
  const found = getComponent(component).props.find((prop) => prop.name === name);
  if (!found) {
    throw new Error(`${component} has no prop ${name}`);
  }
  return found;
}

test('returns product, version and packages, without unreadable parts', () => {
  expect(model).toMatchObject({
    product: 'charts',
    major: 'v8',
    version: '1.2.3',
    packages: { '@mui/x-charts': '1.2.3', '@mui/x-charts-pro': '1.2.3' },
  });
  expect(result!.problems).toEqual([]);
});

test('a component has its imports, ref, theme name and file', () => {
  expect(getComponent('Chip')).toMatchObject({
    plan: 'community',
    description: 'A small thing with a label.',
    imports: ['@mui/x-charts/Chip', '@mui/x-charts', '@mui/x-charts-pro'],
    ref: { type: 'HTMLDivElement' },
    themeName: 'MuiChip',
    file: 'Chip/Chip',
    packageName: '@mui/x-charts',
  });
});

test('a named union is expanded', () => {
  expect(getProp('size').type).toEqual({ text: 'ChipSize', expanded: "'small' | 'large'" });
});

test('type parameters resolve to their defaults', () => {
  expect(getProp('value')).toMatchObject({ type: { text: 'string' }, isRequired: true });
  expect(getProp('entries').type.text).toBe('readonly Entry<string>[]');
});

test('defaults come from the types, then from comments and code of the JavaScript', () => {
  expect(getProp('closable').default).toBe('false');
  expect(getProp('rows')).toMatchObject({ default: '2', description: 'How many rows.' });
  expect(getProp('dense').default).toBe('true');
  expect(getProp('size')).not.toHaveProperty('default');
});

test('a function prop has parameters and a return, described', () => {
  expect(getProp('onChange').signatures).toEqual([
    {
      parameters: [
        { name: 'value', type: 'string', description: 'The value now, see `Entry`.' },
        { name: 'reason', type: 'string', isOptional: true, description: 'Why.' },
      ],
      returns: { type: 'boolean', description: 'Whether to keep it.' },
    },
  ]);
});

test('an overloaded function has every signature', () => {
  expect(getProp('format').signatures?.map(({ parameters }) => parameters.length)).toEqual([1, 2]);
});

test('links of the documented site become paths of this one', () => {
  expect(getProp('closable').seeMore).toEqual({
    text: 'closing chips',
    url: '/x/react-charts/chips/#closing',
  });
});

test('deprecations say what to use instead', () => {
  expect(getProp('large').deprecated).toEqual({ reason: 'Use `size` instead.' });
  expect(getComponent('Badge').deprecated).toEqual({ reason: 'Use `Chip` instead.' });
});

test('ignored props are left out, inherited props are only named', () => {
  const { props, inherited } = getComponent('Chip');
  expect(props.map(({ name }) => name)).toEqual([
    ...['classes', 'closable', 'color', 'dense', 'entries', 'format', 'large', 'onChange', 'rows'],
    ...['size', 'slots', 'value'],
  ]);
  expect(inherited.find(({ from }) => from === 'HTMLAttributes')).toMatchObject({
    packageName: '@types/react',
    props: expect.arrayContaining(['className', 'id']) as string[],
  });
  expect(inherited.flatMap((group) => group.props)).not.toContain('onChange');
});

test('props that a library declares beside React’s attributes are described', () => {
  const { inherited } = getComponent('Badge');
  expect(inherited.find(({ from }) => from === 'PaperProps')).toEqual({
    from: 'PaperProps',
    packageName: '@mui/material',
    props: ['elevation', 'inner', 'onLift'],
    members: [
      {
        name: 'elevation',
        type: { text: 'number' },
        default: '1',
        description: 'How high it floats.',
      },
      { name: 'onLift', type: { text: '(height: number) => void' }, isRequired: true },
    ],
  });
  expect(inherited.find(({ from }) => from === 'AriaAttributes')).not.toHaveProperty('members');
});

test('names that comments keep out of the docs are known', () => {
  expect(model.hidden).toEqual({
    exports: ['hiddenChip'],
    events: [],
    members: { AxisConfig: ['cacheKey'], Chip: ['internalId'], ChipPro: ['internalId'] },
    slots: { Chip: ['ghost'], ChipPro: ['ghost'] },
    classes: { Chip: ['ghost'], ChipPro: ['ghost'] },
  });
  expect(model.exports).toContainEqual(
    expect.objectContaining({ name: 'hiddenChip', isHidden: true }),
  );
});

test('slots have a default and the class of the same name', () => {
  expect(getComponent('Chip').slots).toEqual([
    {
      name: 'closeButton',
      type: 'React.ElementType<{ onClick: () => void }>',
      description: 'Closes it.',
    },
    {
      name: 'label',
      type: 'React.ElementType',
      description: 'The element that holds the label.',
      default: "'span'",
      className: '.MuiChip-label',
    },
  ]);
});

test('classes are named by the library’s own rule, state classes are global', () => {
  expect(getComponent('Chip').classes).toEqual([
    {
      key: 'label',
      className: '.MuiChip-label',
      description: 'Styles applied to the label.',
    },
    {
      key: 'root',
      className: '.MuiChip-root',
      description: 'Styles applied to the root element.',
    },
    {
      key: 'selected',
      className: '.Mui-selected',
      description: 'State class applied when selected.',
      isGlobal: true,
    },
  ]);
});

test('a paid component marks what the free one lacks', () => {
  expect(getComponent('ChipPro')).toMatchObject({ plan: 'pro', imports: ['@mui/x-charts-pro'] });
  expect(getProp('zoom', 'ChipPro').plan).toBe('pro');
  expect(getProp('size', 'ChipPro')).not.toHaveProperty('plan');
});

test('an unstable name is the component’s own, with the name to import', () => {
  expect(getComponent('Beta')).toMatchObject({ exportName: 'Unstable_Beta' });
});

test("a placeholder that points elsewhere isn't a component", () => {
  expect(model.exports.map(({ name }) => name)).not.toContain('ChipPremium');
});

test('an interface has its parameters, its methods, and additions of paid packages', () => {
  const axis = model.interfaces.find(({ name }) => name === 'AxisConfig');
  expect(axis).toMatchObject({
    description: 'An axis.',
    typeParameters: '<S extends string = string>',
    members: [
      { name: 'id', isRequired: true },
      { name: 'size', default: '10' },
      { name: 'read', signatures: [{ parameters: [{ name: 'at', type: 'number' }] }] },
      { name: 'zoom', plan: 'pro' },
    ],
  });
});

test('a union type requires what every part requires', () => {
  const series = model.interfaces.find(({ name }) => name === 'BarSeriesType');
  expect(series?.members.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['kind', true],
    ['ice', undefined],
    ['water', undefined],
  ]);
});

test('hooks have signatures', () => {
  expect(model.hooks).toEqual([
    {
      name: 'useChip',
      plan: 'community',
      description: 'Reads the chip around.',
      imports: ['@mui/x-charts', '@mui/x-charts-pro'],
      signatures: [
        {
          parameters: [{ name: 'id', type: 'string', isOptional: true, description: 'Which one.' }],
          returns: { type: 'number', description: 'Its place.' },
        },
      ],
    },
  ]);
});

test('every export is listed with its kind', () => {
  const kinds = Object.fromEntries(model.exports.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    AxisConfig: 'interface',
    BarSeriesType: 'type',
    Chip: 'component',
    ChipStore: 'class',
    chipClasses: 'constant',
    formatChip: 'function',
    PALETTE: 'constant',
    useChip: 'hook',
  });
});
