import { renderAsync } from '@resvg/resvg-js';

interface Icon {
  /** Below the base URL. */
  file: string;
  /** Of each side, in px. */
  size: number;
  /** Whether others cut its edges to a shape of theirs. */
  purpose: 'any' | 'maskable';
}

/** A rounded square of our own, and one for systems that round by themselves. */
export const ICONS: readonly Icon[] = [
  { file: 'img/icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'img/icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'img/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'img/icons/maskable-512.png', size: 512, purpose: 'maskable' },
];

export const APPLE_ICON: Icon = {
  file: 'img/icons/apple-touch-icon.png',
  size: 180,
  purpose: 'maskable',
};

/** Share of the side that the logo takes: in a circle of 0.8 all of its corners are seen. */
const LOGO_SHARE = { any: 0.6, maskable: 0.5 };

/** Share of the side by which our own square is rounded. */
const ROUNDING = { any: 0.2, maskable: 0 };

/** The logo on a ground, as SVG. `logo` is an SVG with a view box. */
export function createIconSvg(logo: string, ground: string, { size, purpose }: Icon): string {
  const side = size * LOGO_SHARE[purpose];
  const start = (size - side) / 2;
  const place = `x="${start}" y="${start}" width="${side}" height="${side}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * ROUNDING[purpose]}" fill="${ground}"/>`,
    logo.replace('<svg ', `<svg ${place} `),
    '</svg>',
  ].join('');
}

export async function drawIcon(logo: string, ground: string, icon: Icon): Promise<Buffer> {
  return (await renderAsync(createIconSvg(logo, ground, icon), {})).asPng();
}
