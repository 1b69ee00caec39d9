import { rmSync } from 'node:fs';
import { writeFixture } from './__fixtures__/packages';
import { extractProduct } from './extractProduct';

const MATERIAL_STYLES = `
export interface ComponentNameToClassKey { MuiButton: 'root' }
export interface ComponentsPropsList { MuiButton: { size: string } }
export interface Components<Theme = unknown> { MuiButton?: { defaultProps?: unknown } }
export interface Mixins { toolbar: { height: number } }
export interface PaletteOptions { primary?: string }
`;

const COMMUNITY_THEME = `
import type { ChipProps } from '../Chip';
export interface ChipComponents<Theme = unknown> {
  MuiChip?: { defaultProps?: ChipProps };
  MuiBoard?: { defaultProps?: unknown };
}
declare module '@mui/material/styles' {
  interface ComponentNameToClassKey { MuiChip: 'root' | 'label' }
  interface ComponentsPropsList { MuiChip: ChipProps }
  interface Components<Theme = unknown> extends ChipComponents<Theme> {}
  interface PaletteOptions { Chip?: Partial<{ bg: string; border: string }> }
}
`;

const PRO_THEME = `
export type * from '@mui/x-charts/themeAugmentation';
declare module '@mui/material/styles' {
  interface ComponentNameToClassKey { MuiChipPro: 'root' }
}
`;

const BOARD = `
import * as React from 'react';
interface BoardApi {
  /** Prints it. */
  print: (copies?: number) => void;
  /** @ignore */
  cache: () => void;
  isOpen: boolean;
}
export interface ChartsLocaleText { loading: string; page: (from: number) => string }
export interface BaseChartsLocaleText { loading: string }
export interface ChipFieldRef { focus: () => void }
export declare const Board: (props: {
  apiRef?: React.RefObject<BoardApi | undefined>;
}) => React.JSX.Element;
`;

const directory = writeFixture({
  'node_modules/@mui/material/styles/index.d.ts': MATERIAL_STYLES,
  'node_modules/@mui/x-charts/themeAugmentation/index.d.ts': COMMUNITY_THEME,
  'node_modules/@mui/x-charts-pro/themeAugmentation/index.d.ts': PRO_THEME,
  'node_modules/@mui/x-charts/Board/index.d.ts': BOARD,
});
const { model } = extractProduct(directory, 'v8', 'charts')!;

afterAll(() => rmSync(directory, { recursive: true }));

test('only what the packages add to the theme is listed', () => {
  expect(model.themeKeys).toEqual([
    { name: 'MuiBoard', plan: 'community', keys: [] },
    { name: 'MuiChip', plan: 'community', keys: ['label', 'root'] },
    { name: 'MuiChipPro', plan: 'pro', keys: ['root'] },
    { name: 'palette.Chip', plan: 'community', keys: ['bg', 'border'] },
  ]);
});

test('locale texts and refs of fields are objects', () => {
  expect(model.objects).toMatchObject([
    {
      name: 'ChartsLocaleText',
      members: [
        { name: 'loading', type: { text: 'string' } },
        { name: 'page', type: { text: '(from: number) => string' } },
      ],
    },
    { name: 'ChipFieldRef', members: [{ name: 'focus' }] },
  ]);
});

test('a component has the methods of its apiRef, except those that comments hide', () => {
  const board = model.components.find(({ name }) => name === 'Board');
  expect(board?.methods).toEqual([
    { name: 'isOpen', type: { text: 'boolean' }, isRequired: true },
    expect.objectContaining({
      name: 'print',
      description: 'Prints it.',
      type: { text: '(copies?: number) => void' },
    }),
  ]);
  expect(model.hidden?.members.Board).toEqual(['cache']);
  expect(model.components.find(({ name }) => name === 'Chip')).not.toHaveProperty('methods');
});
