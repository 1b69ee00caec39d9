import { renderAsync } from '@resvg/resvg-js';

interface Icon {
  /** Relative to the base URL. */
  file: string;
  /** Length of each side, in px. */
  size: number;
  /** Whether the operating system cuts it to its own shape. */
  purpose: 'any' | 'maskable';
}

/** Our own rounded square, and a square for systems that round icons themselves. */
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

/** The logo's share of the side; all of its corners are visible in a circle of 0.8. */
const LOGO_SHARE = { any: 0.6, maskable: 0.5 };

/** Corner radius of our own square, as a share of the side. */
const ROUNDING = { any: 0.2, maskable: 0 };

/** The logo on a background, as SVG. `logo` is an SVG with a view box. */
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
