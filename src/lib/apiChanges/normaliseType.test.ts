import { normaliseType } from './normaliseType';

it.each([
  ['white space', '{ a: string;\n  b?: number; }', '{a:string;b?:number}'],
  ['quotes', `"a" | 'b'`, `'a'|"b"`],
  ['readonly', 'readonly GridColDef[]', 'Readonly<GridColDef[]>'],
  ['the order of a union', 'string | null | (() => void)', '(() => void) | null | string'],
  ['the order of a union inside', '(a: A | B) => C | D', '(a: B | A) => D | C'],
  ['a leading bar', '{ a: | "x" | "y" }', "{ a: 'y' | 'x' }"],
  ['imports', 'import("/a/b").GridApi | null', 'GridApi | null'],
  ['qualifiers', 'React.ReactNode', 'ReactNode'],
  ['brackets around', '((a: string) => void)', '(a: string) => void'],
  ['arguments that are any', 'GridColDef<any, any, any>', 'GridColDef'],
  [
    'the tag names of an element type',
    'ElementType<A, keyof JSX.IntrinsicElements>',
    'ElementType<A>',
  ],
  ['arrays', 'Array<string>', 'string[]'],
])('ignores %s', (_, a, b) => {
  expect(normaliseType(a)).toBe(normaliseType(b));
});

it.each([
  ['order of arguments', '(a: A, b: B) => void', '(b: B, a: A) => void'],
  ['null', 'RefObject<GridApi>', 'RefObject<GridApi | null>'],
  ['optional', '{ a?: A }', '{ a: A }'],
  ['unions and functions', '(() => A) | B', '() => A | B'],
  ['text of strings', "'a|b'", "'b|a'"],
  ['arrays', 'GridRowId[]', 'Set<GridRowId>'],
])('distinguishes: %s', (_, a, b) => {
  expect(normaliseType(a)).not.toBe(normaliseType(b));
});

it('uses the new names of types', () => {
  expect(normaliseType('Partial<GridSlotsComponent>', { GridSlotsComponent: 'GridSlots' })).toBe(
    normaliseType('Partial<GridSlots>'),
  );
});

it('leaves type parameters open', () => {
  expect(normaliseType('(value: TValue | null, a: A<TDate>) => void')).toBe('(value:*,a:A*)=>void');
});
