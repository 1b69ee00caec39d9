/**
 * Declarations that only the checker can resolve, because none of them alone defines a prop: unions
 * of props, generic components, and props that several declarations share.
 */
export const PROPS_FILES: Readonly<Record<string, string>> = {
  'node_modules/@mui/x-charts/Shapes/index.d.ts': `
import * as React from 'react';
import { ForeignProps } from 'foreign';
interface RoundProps { shape: 'round'; radius: number; label?: string; isLarge?: false }
interface CornerProps { shape: 'square' | 'star'; corners?: number; label?: React.ReactNode; isLarge: true }
/** A prop of a union of props. */
export declare const Shape: (props: RoundProps | CornerProps) => React.JSX.Element;

type Picked<Multiple extends boolean | undefined> = Multiple extends true ? string[] : string | null;
type Extra<Multiple extends boolean | undefined> =
  Multiple extends true ? { limit?: number; tone?: 'a' } : { tone?: 'b' };
type PickerProps<R extends {}, Multiple extends boolean | undefined> = {
  multiple?: Multiple;
  picked?: Picked<Multiple>;
  rows: readonly R[];
  getRow?: (row: R) => R | undefined;
  onPick?: (picked: Picked<Multiple>) => void;
} & Omit<Extra<Multiple>, 'none'>;
/** Its members depend on a choice of values. */
export declare const Picker: <R extends {}, Multiple extends boolean | undefined = undefined>(
  props: PickerProps<R, Multiple> & React.RefAttributes<{}>,
) => React.JSX.Element;

interface DateProps<TValue, TDate> { value: TValue; minDate?: TDate; onChange?: (value: TValue) => void }
/** May be given anything. */
export declare function Dates<TInput, TDate = TInput>(
  props: DateProps<TInput | null, TDate>,
): React.JSX.Element;

export interface BarSlots { bar?: React.ElementType }
type BarProps = Omit<React.SVGProps<SVGRectElement>, 'ref'> & ForeignProps & {
  x: number;
  id: string | undefined;
  className?: string;
  slots?: BarSlots;
  /** Where it was pressed. */
  onClick?: (event: React.MouseEvent<SVGRectElement>, place: number) => string | undefined;
};
/** Declares what SVG has too. */
export declare const Bar: React.ForwardRefExoticComponent<BarProps & React.RefAttributes<unknown>>;

interface Sides { left: { position?: 'top'; size: string | undefined }; right: { position?: 'bottom'; size: string } }
/** The members of whichever side. */
export type ScatterSeriesType<S extends keyof Sides = keyof Sides> = Partial<Sides[S]> & Pick<Sides[S], 'size'>;

interface IconOverloads {
  <C extends React.ElementType>(props: { component: C; tint?: string }): React.JSX.Element;
  (props: { tint?: string; size?: number } & React.RefAttributes<SVGSVGElement>): React.JSX.Element;
}
/** Is overloaded. */
export declare const Icon: IconOverloads;

type EitherProps = { inMenu?: false; label: string } | { inMenu: true; label: React.ReactNode };
/** Is one of two components, as the version of React has it. */
export declare const Either: ((props: EitherProps) => React.JSX.Element)
  | ((props: (EitherProps & { ref?: unknown }) | (EitherProps & { extra?: string })) => React.JSX.Element);

type Render<Props, State> = (props: Props, state: State) => React.ReactElement;
/** Hands on what is generic elsewhere. */
export declare const Trigger: (props: {
  render?: Render<{ onClick: () => any }, { open: boolean }>;
}) => React.JSX.Element;

/** Returns nothing at times. */
export declare function useNearest(x: number | undefined, y?: number): string | undefined;
/** Takes its options apart. */
export declare function useSlide(x: number, {
  from,
  to
}: { from: number; to: number }): void;
`,
  'node_modules/foreign/package.json': JSON.stringify({ name: 'foreign', types: './index.d.ts' }),
  'node_modules/foreign/index.d.ts': `
export interface ForeignProps {
  slots?: { input?: string };
  /** The class. */
  className?: string;
}
`,
  'node_modules/@mui/x-charts/Shapes/index.js': `
export const Shape = consumeSlots('MuiShape', 'shape', {}, () => null);
`,
  'node_modules/@mui/x-charts/internals/sizes.js': `
export const DEFAULT_SIZE = 25, LABEL_SIZE = 20;
`,
  'node_modules/@mui/x-charts/internals/defaultizeAxis.js': `
import { DEFAULT_SIZE, LABEL_SIZE } from './sizes.js';
export const defaultizeAxis = (axisConfig) => {
  const defaultSize = DEFAULT_SIZE + (axisConfig.label ? LABEL_SIZE : 0);
  return { size: axisConfig.size ?? defaultSize, id: axisConfig.id ?? createId() };
};
`,
  'node_modules/@mui/x-charts/Sheets/index.d.ts': `
interface SheetProps {
  /** @default \`true\` for desktop, \`false\` for mobile (based on the wrapper). */
  closeOnSelect?: boolean;
  /**
   * Makes columns.
   * @default {makeYears} Creates years.
   */
  makeColumns?: () => void;
}
export declare const Sheet: (props: SheetProps) => import('react').JSX.Element;
export declare const DesktopSheet: (props: SheetProps) => import('react').JSX.Element;
export declare const MobileSheet: (props: SheetProps) => import('react').JSX.Element;
`,
  'node_modules/@mui/x-charts/Range/index.d.ts': `
export declare const Range: (props: { from?: number }) => import('react').JSX.Element;
`,
  'node_modules/@mui/x-charts/Range/index.js': `
export const Range = createRangeField({ name: 'MuiRange', valueType: 'date' });
`,
};
