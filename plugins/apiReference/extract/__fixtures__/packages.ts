import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of a made-up charts package and its Pro package, with one of every kind of declaration. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'fixture',
    dependencies: { '@mui/x-charts': '1.2.3', '@mui/x-charts-pro': '1.2.3' },
  }),

  'node_modules/@mui/x-charts/package.json': JSON.stringify({
    name: '@mui/x-charts',
    version: '1.2.3',
    types: './index.d.ts',
  }),
  'node_modules/@mui/x-charts/index.d.ts': `
export * from './Chip';
export * from './models';
export { useChip } from './useChip';
export declare const Unstable_Beta: (props: { level: number }) => import('react').JSX.Element;
/** @deprecated Use \`Chip\` instead. */
export declare const Badge: (props: import('@mui/material').PaperProps) => import('react').JSX.Element;
export declare const PALETTE: readonly string[];
export declare function formatChip(text: string): string;
/** @ignore - do not document. */
export declare const hiddenChip: string;
export declare class ChipStore { value: string; }
`,
  'node_modules/@mui/x-charts/Chip/index.d.ts': `
export * from './Chip';
export * from './chipClasses';
`,
  'node_modules/@mui/x-charts/Chip/Chip.d.ts': `
import * as React from 'react';
import { ChipSize, Entry } from '../models';
import { ChipClasses } from './chipClasses';
export interface ChipSlots {
  /**
   * The element that holds the label.
   * @default 'span'
   */
  label?: React.ElementType;
  /** Closes it. */
  closeButton?: React.ElementType<{ onClick: () => void }>;
  /** @ignore */
  ghost?: React.ElementType;
}
interface ChipBase {
  color?: string;
}
export interface ChipProps<V = string>
  extends ChipBase, Omit<React.HTMLAttributes<HTMLDivElement>, 'onChange' | 'color'> {
  /** Size of the chip. */
  size?: ChipSize;
  /**
   * What it stands for.
   */
  value: V;
  entries?: readonly Entry<V>[];
  /**
   * Whether it can be closed.
   * @default false
   * @see See {@link https://mui.com/x/react-charts/chips/#closing closing chips} for more details.
   */
  closable?: boolean;
  dense?: boolean;
  rows?: number;
  /**
   * Called when it changes.
   * @param {V} value The value now, see [[Entry]].
   * @param {string} reason Why.
   * @returns {boolean} Whether to keep it.
   */
  onChange?: (value: V, reason?: string) => boolean;
  /** Two ways to call. */
  format?: { (text: string): string; (text: string, width: number): string };
  /**
   * Old name.
   * @deprecated Use \`size\` instead.
   */
  large?: boolean;
  /** @ignore - do not document. */
  internalId?: string;
  slots?: Partial<ChipSlots>;
  classes?: Partial<ChipClasses>;
}
type ChipComponent = (<V = string>(
  props: ChipProps<V> & React.RefAttributes<HTMLDivElement>,
) => React.JSX.Element) & { propTypes?: any };
/**
 * A small thing with a label.
 *
 * Demos:
 *
 * - [Chips](https://mui.com/x/react-charts/chips/)
 */
export declare const Chip: ChipComponent;
`,
  'node_modules/@mui/x-charts/Chip/Chip.js': `
import { useThemeProps } from '@mui/material/styles';
const Chip = React.forwardRef(function Chip(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'MuiChip' });
  const { dense = true, size = getSize() } = props;
});
process.env.NODE_ENV !== "production" ? Chip.propTypes = {
  closable: PropTypes.bool,
  /**
   * How many rows.
   * @default 2
   */
  rows: PropTypes.number
} : void 0;
`,
  'node_modules/@mui/x-charts/Chip/chipClasses.d.ts': `
export interface ChipClasses {
  /** Styles applied to the root element. */
  root: string;
  /** Styles applied to the label. */
  label: string;
  /** State class applied when selected. */
  selected: string;
  /** @ignore */
  ghost: string;
}
export declare const chipClasses: ChipClasses;
`,
  'node_modules/@mui/x-charts/Chip/chipClasses.js': `
export const chipClasses = generateUtilityClasses('MuiChip', ['root', 'label', 'selected', 'ghost']);
`,
  'node_modules/@mui/x-charts/models/index.d.ts': `
export type ChipSize = 'small' | 'large';
export interface Entry<V> { value: V; note?: string }
/** An axis. */
export interface AxisConfig<S extends string = string> {
  /** Name of the axis. */
  id: S;
  /** @default 10 */
  size?: number;
  read(at: number): string;
  /** @ignore */
  cacheKey?: string;
}
type Cold = { kind: 'cold'; ice: boolean; water?: number };
type Hot = { kind: 'hot'; water: number };
export type BarSeriesType = Cold | Hot;
`,
  'node_modules/@mui/x-charts/useChip.d.ts': `
/**
 * Reads the chip around.
 * @param {string} id Which one.
 * @returns {number} Its place.
 */
export declare function useChip(id?: string): number;
`,

  'node_modules/@mui/material/package.json': JSON.stringify({
    name: '@mui/material',
    version: '1.0.0',
    types: './index.d.ts',
  }),
  'node_modules/@mui/material/index.d.ts': `
export interface PaperProps extends React.AriaAttributes {
  /**
   * How high it [floats](/material-ui/react-paper/).
   * @default 1
   */
  elevation?: number;
  onLift: (height: number) => void;
  /** @ignore */
  inner?: string;
}
import * as React from 'react';
`,

  'node_modules/@mui/x-charts-pro/package.json': JSON.stringify({
    name: '@mui/x-charts-pro',
    version: '1.2.3',
    types: './index.d.ts',
  }),
  'node_modules/@mui/x-charts-pro/index.d.ts': `
import { ChipProps } from '@mui/x-charts';
export * from '@mui/x-charts';
export interface ChipProProps extends ChipProps<number> {
  /** Paid. */
  zoom?: boolean;
}
export declare const ChipPro: (props: ChipProProps) => import('react').JSX.Element;
/** @deprecated Import from elsewhere. */
export declare const ChipPremium: () => null;
declare module '@mui/x-charts' {
  interface AxisConfig {
    /** Paid. */
    zoom?: boolean;
  }
}
`,
};

/**
 * Writes the fixture's workspace, with `more` files, and returns its folder. It's inside the site
 * so that React's types resolve.
 */
export function writeFixture(more: Readonly<Record<string, string>> = {}): string {
  const cache = path.join(__dirname, '../../../../.cache');
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(path.join(cache, 'api-fixture-'));
  Object.entries({ ...FILES, ...more }).forEach(([name, text]) => {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
  return directory;
}
