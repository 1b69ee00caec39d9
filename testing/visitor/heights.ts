import type { Diagnostic } from '../../src/lib/diagnostic';
import { isMisfit, type DemoSpace } from './runDemos';

/** From this window width, a demo has its `height`; below it, its `phoneHeight`. */
const WIDE = 600;

/**
 * Window widths at which the space of demos is measured. At 1024 px, next to the navigation, a demo
 * is as narrow as in a 690 px wide window without it. Reserving what it takes between 600 and
 * 690 px would leave empty space on desktops.
 */
export const MEASURED_WIDTHS = [1440, 1024, 390, 360] as const;

/** The space of a demo at a window width. */
export interface WidthSpace extends DemoSpace {
  width: number;
}

/** A `<Demo>` as written on its page. */
export interface WrittenDemo {
  name: string;
  line: number;
  height?: number;
  phoneHeight?: number;
}

/** What a page must write for a demo. */
export interface Heights {
  height: number;
  /** Omitted if it is the same. */
  phoneHeight?: number;
}

/** The most that a demo takes at some widths, in whole px, and where; undefined if it fits. */
function findNeed(spaces: readonly WidthSpace[], written: number | undefined) {
  const short = spaces.filter((space) => written === undefined || isMisfit(space));
  const worst = short.reduce<WidthSpace | undefined>(
    (most, space) => (most && most.used >= space.used ? most : space),
    undefined,
  );
  return worst && { px: Math.max(1, Math.ceil(worst.used - 0.5)), width: worst.width };
}

/** What a demo needs beyond the reserved space, in wide windows and on phones. */
function findNeeds({ name, height, phoneHeight }: WrittenDemo, spaces: readonly WidthSpace[]) {
  const own = spaces.filter((space) => space.name === name);
  return {
    wide: findNeed(
      own.filter(({ width }) => width >= WIDE),
      height,
    ),
    phone: findNeed(
      own.filter(({ width }) => width < WIDE),
      phoneHeight ?? height,
    ),
  };
}

/** The heights that a page should write for a demo; undefined if it reserves enough. */
export function chooseHeights(
  demo: WrittenDemo,
  spaces: readonly WidthSpace[],
): Heights | undefined {
  const { wide, phone } = findNeeds(demo, spaces);
  const height = wide?.px ?? demo.height;
  if ((!wide && !phone) || height === undefined) {
    return undefined;
  }
  const phoneHeight = phone?.px ?? demo.phoneHeight ?? demo.height ?? height;
  return { height, ...(phoneHeight !== height && { phoneHeight }) };
}

/** `height={400} phoneHeight={480}`, as written on a page. */
export function formatHeights({ height, phoneHeight }: Heights): string {
  return `height={${height}}${phoneHeight === undefined ? '' : ` phoneHeight={${phoneHeight}}`}`;
}

/** Demos that are higher than the space reserved for them. */
export function describeMisfits(spaces: readonly WidthSpace[]): string[] {
  return spaces
    .filter(isMisfit)
    .map(
      ({ name, used, reserved, width }) =>
        `${name}: needs ${used} px, but ${reserved} px are reserved at a width of ${width} px`,
    );
}

/** Demos that shift their page when they load, or have no height yet, with the right heights. */
export function describeHeights(
  file: string,
  demos: readonly WrittenDemo[],
  spaces: readonly WidthSpace[],
): Diagnostic[] {
  return demos.flatMap((demo) => {
    const heights = chooseHeights(demo, spaces);
    if (!heights) {
      return [];
    }
    const { wide, phone } = findNeeds(demo, spaces);
    const needs = [wide, phone].flatMap((need) =>
      need ? [`${need.px} px in a ${need.width} px wide window`] : [],
    );
    const message =
      demo.height === undefined
        ? `The demo "./${demo.name}.tsx" has no height. It takes ${needs.join(' and ')}. Write ${formatHeights(heights)}.`
        : `The demo "./${demo.name}.tsx" needs more space, so the page shifts when it loads. It takes ${needs.join(' and ')}. Write ${formatHeights(heights)}.`;
    return [{ file, line: demo.line, column: 1, message }];
  });
}
