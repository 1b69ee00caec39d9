import type { Diagnostic } from '../../src/lib/diagnostic';
import { isMisfit, type DemoSpace } from './runDemos';

/** From this width of the window on a demo has its `height`, below it its `phoneHeight`. */
const WIDE = 600;

/**
 * Widths at which the space of demos is read. At 1024 px, beside the navigation, a demo has no more
 * room than in a window of 690 px without it. What it would take between 600 and 690 px, desktops
 * would get as an empty space.
 */
export const MEASURED_WIDTHS = [1440, 1024, 390, 360] as const;

/** The space of a demo at a width of the window. */
export interface WidthSpace extends DemoSpace {
  width: number;
}

/** A `<Demo>` as its page writes it. */
export interface WrittenDemo {
  name: string;
  line: number;
  height?: number;
  phoneHeight?: number;
}

/** What a page has to write for a demo. */
export interface Heights {
  height: number;
  /** Left out where it is the same. */
  phoneHeight?: number;
}

/** The most that a demo takes at some widths, in whole px, and where; undefined when it has enough. */
function findNeed(spaces: readonly WidthSpace[], written: number | undefined) {
  const short = spaces.filter((space) => written === undefined || isMisfit(space));
  const worst = short.reduce<WidthSpace | undefined>(
    (most, space) => (most && most.used >= space.used ? most : space),
    undefined,
  );
  return worst && { px: Math.max(1, Math.ceil(worst.used - 0.5)), width: worst.width };
}

/** What a demo needs that its page does not reserve, on wide windows and on phones. */
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

/** The heights that a page should write for a demo; undefined when it reserves enough. */
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

/** `height={400} phoneHeight={480}`, as a page writes it. */
export function formatHeights({ height, phoneHeight }: Heights): string {
  return `height={${height}}${phoneHeight === undefined ? '' : ` phoneHeight={${phoneHeight}}`}`;
}

/** Demos that are higher than the space that their page reserves for them. */
export function describeMisfits(spaces: readonly WidthSpace[]): string[] {
  return spaces
    .filter(isMisfit)
    .map(
      ({ name, used, reserved, width }) => `${name}: ${used} px in ${reserved} px at ${width} px`,
    );
}

/** Demos that move their page when they come, or have no height yet, with what would be right. */
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
      need ? [`${need.px} px in a window of ${need.width} px`] : [],
    );
    const message =
      demo.height === undefined
        ? `The demo "./${demo.name}.tsx" has no height yet. It takes ${needs.join(' and ')}: write ${formatHeights(heights)}.`
        : `The demo "./${demo.name}.tsx" has too little space, so the page moves when it comes: it takes ${needs.join(' and ')}. Write ${formatHeights(heights)}.`;
    return [{ file, line: demo.line, column: 1, message }];
  });
}
