import { rmSync } from 'node:fs';
import type { ApiComponent, ApiMember } from '../../../src/lib/contracts/api';
import { extractProduct } from './extractProduct';
import { writeFixture } from './__fixtures__/packages';
import { PROPS_FILES } from './__fixtures__/props';

const directory = writeFixture(PROPS_FILES);
const { model } = extractProduct(directory, 'v8', 'charts')!;

afterAll(() => rmSync(directory, { recursive: true }));

function getComponent(name: string): ApiComponent {
  return model.components.find((component) => component.name === name)!;
}

function getProp(component: string, name: string): ApiMember | undefined {
  return getComponent(component).props.find((prop) => prop.name === name);
}

const getText = (component: string, name: string) => getProp(component, name)?.type.text;

test('a prop in a union of props has the types of all members', () => {
  expect(getText('Shape', 'shape')).toBe("'round' | 'square' | 'star'");
  expect(getText('Shape', 'isLarge')).toBe('boolean');
  expect(getText('Shape', 'label')).toBe('React.ReactNode');
  expect(getText('Shape', 'radius')).toBe('number');
});

test('a union of props requires what each member requires', () => {
  expect(getProp('Shape', 'shape')).toMatchObject({ isRequired: true });
  expect(getProp('Shape', 'radius')).not.toHaveProperty('isRequired');
  expect(getProp('Shape', 'isLarge')).not.toHaveProperty('isRequired');
});

test('a type parameter with few values shows all of them, not its default', () => {
  expect(getText('Picker', 'multiple')).toBe('boolean');
  expect(getText('Picker', 'picked')).toBe('string | string[] | null');
  expect(getText('Picker', 'onPick')).toBe('(picked: string | string[] | null) => void');
  expect(getText('Picker', 'tone')).toBe("'a' | 'b'");
});

test('a prop that depends on one of the values is included', () => {
  expect(getProp('Picker', 'limit')).toMatchObject({ type: { text: 'number' } });
});

test('an unconstrained type parameter keeps its name', () => {
  expect(getText('Picker', 'rows')).toBe('readonly R[]');
  expect(getText('Dates', 'value')).toBe('TInput | null');
  expect(getText('Dates', 'minDate')).toBe('TDate');
  expect(getText('Dates', 'onChange')).toBe('(value: TInput | null) => void');
});

test('undefined is removed from optional types and kept elsewhere', () => {
  expect(getProp('Bar', 'id')).toMatchObject({
    type: { text: 'string | undefined' },
    isRequired: true,
  });
  expect(getProp('Picker', 'getRow')).toMatchObject({
    type: { text: '(row: R) => R | undefined' },
    signatures: [{ returns: { type: 'R | undefined' } }],
  });
  expect(model.hooks.find(({ name }) => name === 'useNearest')?.signatures).toEqual([
    {
      parameters: [
        { name: 'x', type: 'number | undefined' },
        { name: 'y', type: 'number', isOptional: true },
      ],
      returns: { type: 'string | undefined' },
    },
  ]);
  const exported = model.exports.find(({ name }) => name === 'useNearest');
  expect(exported?.type).toBe('(x: number | undefined, y?: number) => string | undefined');
});

test('a destructured parameter is written as it is', () => {
  const [signature] = model.hooks.find(({ name }) => name === 'useSlide')?.signatures ?? [];
  expect(signature?.parameters.map(({ name }) => name)).toEqual(['x', '{ from, to }']);
});

test('a prop declared by X and others is X’s own, as X writes it', () => {
  const { props, inherited } = getComponent('Bar');
  expect(props.map(({ name }) => name)).toEqual(['className', 'id', 'onClick', 'slots', 'x']);
  expect(getProp('Bar', 'x')).toMatchObject({ type: { text: 'number' }, isRequired: true });
  expect(getProp('Bar', 'slots')?.type.text).toBe('BarSlots');
  expect(getProp('Bar', 'className')?.description).toBe('The class.');
  expect(getProp('Bar', 'onClick')).toMatchObject({
    description: 'Where it was pressed.',
    type: {
      text: '(event: React.MouseEvent<SVGRectElement>, place: number) => string | undefined',
    },
  });
  expect(inherited.flatMap((group) => group.props)).not.toContain('x');
});

test('only slots of X are included', () => {
  expect(getComponent('Bar').slots.map(({ name }) => name)).toEqual(['bar']);
});

test('a member of an indexed type has its types under all keys', () => {
  const series = model.interfaces.find(({ name }) => name === 'ScatterSeriesType');
  expect(series?.members).toMatchObject([
    { name: 'position', type: { text: "'top' | 'bottom'" } },
    { name: 'size', type: { text: 'string | undefined' }, isRequired: true },
  ]);
});

test('a ref with an open target type is a ref', () => {
  expect(getComponent('Picker').ref).toEqual({});
  expect(getComponent('Bar').ref).toEqual({});
  expect(getComponent('Dates')).not.toHaveProperty('ref');
});

test('a theme name passed to a factory is found', () => {
  expect(getComponent('Shape').themeName).toBe('MuiShape');
  expect(getComponent('Range').themeName).toBe('MuiRange');
});

test('a default that code computes wins over the comment, with what it depends on', () => {
  const axis = model.interfaces.find(({ name }) => name === 'AxisConfig');
  const find = (wanted: string) => axis?.members.find(({ name }) => name === wanted);
  expect(find('size')?.default).toBe('`25`, or `45` with a `label`');
  expect(find('id')).not.toHaveProperty('default');
});

test('a component for desktop or mobile only has the default for that one', () => {
  expect(getProp('DesktopSheet', 'closeOnSelect')?.default).toBe('true');
  expect(getProp('MobileSheet', 'closeOnSelect')?.default).toBe('false');
  expect(getProp('Sheet', 'closeOnSelect')?.default).toBe(
    '`true` for desktop, `false` for mobile (based on the wrapper).',
  );
});

test('a default function is named, and the description says what it does', () => {
  expect(getProp('Sheet', 'makeColumns')).toMatchObject({
    default: 'makeYears',
    description: 'Makes columns.\nThe default creates years.',
  });
});

test('an overloaded component has the props of all overloads and requires those of the plain one', () => {
  const { props, ref } = getComponent('Icon');
  expect(props.map(({ name, isRequired = false }) => [name, isRequired])).toEqual([
    ['component', false],
    ['size', false],
    ['tint', false],
  ]);
  expect(ref).toEqual({ type: 'SVGSVGElement' });
});

test("contradictory types don't make a prop optional", () => {
  expect(getProp('Either', 'label')?.isRequired).toBe(true);
  expect(getProp('Either', 'inMenu')).not.toHaveProperty('isRequired');
});

test('parameters of a generic function have the types of its arguments', () => {
  const [signature] = getProp('Trigger', 'render')?.signatures ?? [];
  expect(signature?.parameters.map(({ type }) => type)).toEqual([
    '{ onClick: () => any; }',
    '{ open: boolean; }',
  ]);
});
