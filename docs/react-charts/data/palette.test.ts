import { createTheme } from '@mui/material/styles';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { steadyPalette } from './palette';

type Triple = readonly [number, number, number];
type Mode = 'light' | 'dark';

/** WCAG 2, success criterion 1.4.11, for parts needed to understand a graphic. */
const LEAST_CONTRAST = 3;
/** CIEDE2000, between any two colors. */
const LEAST_DISTANCE = 20;
/** CIEDE2000, between the colors of neighboring series; the first follows the last. */
const LEAST_DISTANCE_OF_NEIGHBORS = 22;

/**
 * Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB.
 * https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html
 */
const SIGHTS: Record<string, readonly [Triple, Triple, Triple]> = {
  'normal sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const MODES: Mode[] = ['light', 'dark'];
const EACH_MODE_AND_SIGHT = MODES.flatMap((mode) =>
  Object.keys(SIGHTS).map((sight) => [mode, sight] as const),
);

function mapTriple(
  triple: Triple,
  map: (value: number, index: number) => number,
): Triple {
  return [map(triple[0], 0), map(triple[1], 1), map(triple[2], 2)];
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** Converts sRGB to linear RGB, each from 0 to 1 (IEC 61966-2-1). */
function toLinear(rgb: Triple): Triple {
  return mapTriple(rgb, (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

function parseHex(color: string): Triple {
  expect(color).toMatch(/^#[\da-f]{6}$/i);
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return toLinear([channel(1), channel(3), channel(5)]);
}

/** Parses `hsl(210deg 14% 10%)` with the formula from CSS Color 4. */
function parseHsl(color: string): Triple {
  const [, hue, saturation, lightness] = (
    /^hsl\(([\d.]+)deg ([\d.]+)% ([\d.]+)%\)$/.exec(color) ?? []
  ).map(Number);
  if (hue === undefined || saturation === undefined || lightness === undefined) {
    throw new Error(`${color} is no opaque hsl() color in degrees and percent.`);
  }
  const light = lightness / 100;
  const amount = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return light - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return toLinear([channel(0), channel(8), channel(4)]);
}

/** WCAG 2. */
function getContrast(one: Triple, other: Triple): number {
  const luminance = (color: Triple) => dot([0.2126, 0.7152, 0.0722], color) + 0.05;
  const ratio = luminance(one) / luminance(other);
  return Math.max(ratio, 1 / ratio);
}

function simulate(color: Triple, sight: string): Triple {
  const matrix = SIGHTS[sight];
  if (!matrix) {
    throw new Error(`No matrix for ${sight}.`);
  }
  return mapTriple([0, 1, 2], (row) =>
    Math.min(1, Math.max(0, dot(matrix[row] ?? [0, 0, 0], color))),
  );
}

/** Converts linear RGB to CIE L*a*b* for D65. */
function toLab(color: Triple): Triple {
  const root = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  const x = root(dot([0.4124564, 0.3575761, 0.1804375], color) / 0.95047);
  const y = root(dot([0.2126729, 0.7151522, 0.072175], color));
  const z = root(dot([0.0193339, 0.119192, 0.9503041], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** CIEDE2000, in the notation of Sharma, Wu and Dalal (2005). */
function getDistance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const boost = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 0.5 * (1 - boost((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const polar = (a: number, b: number) => ({
    c: Math.hypot(a * (1 + g), b),
    h: ((Math.atan2(b, a * (1 + g)) * 180) / Math.PI + 360) % 360,
  });
  const one = polar(a1, b1);
  const other = polar(a2, b2);
  const isGray = one.c * other.c === 0;
  const apart = other.h - one.h;
  const turn = Math.abs(apart) <= 180 ? 0 : apart > 0 ? -360 : 360;
  const deltaH = isGray
    ? 0
    : 2 * Math.sqrt(one.c * other.c) * sin((apart + turn) / 2);
  const h = isGray ? one.h + other.h : ((one.h + other.h + turn) / 2 + 360) % 360;
  const l = (l1 + l2) / 2;
  const c = (one.c + other.c) / 2;
  const t =
    1 -
    0.17 * cos(h - 30) +
    0.24 * cos(2 * h) +
    0.32 * cos(3 * h + 6) -
    0.2 * cos(4 * h - 63);
  const lightness =
    (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (other.c - one.c) / (1 + 0.045 * c);
  const hue = deltaH / (1 + 0.015 * c * t);
  const rotation = -2 * boost(c) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(
    lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue,
  );
}

/** Lists pairs of colors that look too similar, such as `purple and teal: 18.2`. */
function findTooClose(
  colors: string[],
  sight: string,
  least: number,
  onlyNeighbors = false,
) {
  const labs = colors.map((color) => toLab(simulate(parseHex(color), sight)));
  return colors.flatMap((color, index) =>
    colors.flatMap((other, place) => {
      const isMeant = onlyNeighbors
        ? place === (index + 1) % colors.length
        : place > index;
      const [one, two] = [labs[index], labs[place]];
      const distance = one && two && isMeant ? getDistance(one, two) : least;
      return distance < least
        ? [`${color} and ${other}: ${distance.toFixed(1)}`]
        : [];
    }),
  );
}

/** The backgrounds a demo can have: the site's, and Material UI's own. */
function readPapers(mode: Mode): Triple[] {
  const tokens = readFileSync(
    path.join(__dirname, '../../../src/css/tokens.css'),
    'utf8',
  );
  const [, light = '', dark = ''] =
    /--color-raised: light-dark\((hsl\([^)]*\)), (hsl\([^)]*\))\);/.exec(tokens) ??
    [];
  const { paper } = createTheme({ palette: { mode } }).palette.background;
  const full = paper.length === 4 ? paper.replace(/[\da-f]/gi, '$&$&') : paper;
  return [parseHsl(mode === 'dark' ? dark : light), parseHex(full)];
}

function findTooFaint(
  colors: string[],
  mode: Mode,
  least = LEAST_CONTRAST,
): string[] {
  return colors.filter((color) =>
    readPapers(mode).some((paper) => getContrast(parseHex(color), paper) < least),
  );
}

// Pairs 1, 7, 13, 17 and 34 of the test data by Sharma, Wu and Dalal.
test.each<[Triple, Triple, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])('the distance of %p and %p is the published one', (one, other, distance) => {
  expect(getDistance(one, other)).toBeCloseTo(distance, 4);
  expect(getDistance(other, one)).toBeCloseTo(distance, 4);
});

test('black and white are 100 apart', () => {
  expect(getDistance(toLab([0, 0, 0]), toLab([1, 1, 1]))).toBeCloseTo(100, 4);
});

test.each(Object.keys(SIGHTS))('gray stays gray with %s', (sight) => {
  simulate([0.4, 0.4, 0.4], sight).forEach((value) =>
    expect(value).toBeCloseTo(0.4, 5),
  );
});

test('contrast is that of WCAG', () => {
  expect(
    getContrast(parseHsl('hsl(0deg 0% 100%)'), parseHex('#000000')),
  ).toBeCloseTo(21, 5);
  expect(getContrast(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(parseHsl('hsl(210deg 50% 40%)')).toEqual(
    parseHex('#336699').map((value) => expect.closeTo(value, 5) as number),
  );
});

describe('the palette of the styling page', () => {
  test('is the one that its code block shows, on the grounds that it names', () => {
    const page = readFileSync(path.join(__dirname, '../styling/index.mdx'), 'utf8');
    MODES.flatMap((mode) => steadyPalette(mode)).forEach((color) =>
      expect(page).toContain(color),
    );
    expect(readPapers('light')).toEqual([parseHex('#ffffff'), parseHex('#ffffff')]);
    expect(readPapers('dark')[0]).toEqual(
      parseHex('#16191d').map((value) => expect.closeTo(value, 2) as number),
    );
    expect(readPapers('dark')[1]).toEqual(parseHex('#121212'));
  });

  test('has six different colors in each mode', () => {
    MODES.forEach((mode) => expect(new Set(steadyPalette(mode)).size).toBe(6));
  });

  test.each(MODES)('stands out from the paper in %s mode', (mode) => {
    expect(findTooFaint(steadyPalette(mode), mode)).toEqual([]);
  });

  test.each(MODES)('is not for text in %s mode, as the page says', (mode) => {
    expect(findTooFaint(steadyPalette(mode), mode, 4.5)).not.toEqual([]);
  });

  test.each(EACH_MODE_AND_SIGHT)(
    'has no two colors too close in %s mode with %s',
    (mode, sight) => {
      expect(findTooClose(steadyPalette(mode), sight, LEAST_DISTANCE)).toEqual([]);
      expect(
        findTooClose(steadyPalette(mode), sight, LEAST_DISTANCE_OF_NEIGHBORS, true),
      ).toEqual([]);
    },
  );
});

test('the default palette does not hold to these limits, as the page says', () => {
  expect(findTooFaint(rainbowSurgePalette('light'), 'light')).toHaveLength(5);
  expect(findTooFaint(rainbowSurgePalette('dark'), 'dark')).toEqual([]);
  MODES.forEach((mode) => {
    expect(findTooClose(rainbowSurgePalette(mode), 'deuteranopia', 10)).not.toEqual(
      [],
    );
    expect(findTooClose(rainbowSurgePalette(mode), 'tritanopia', 10)).not.toEqual(
      [],
    );
  });
});
