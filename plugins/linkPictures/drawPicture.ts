import texts from '../../i18n/en/badges.json';
import { escapeHtml } from '../../src/lib/escapeHtml';
import { LINK_PICTURE_SIZE } from '../../src/lib/linkPicture';
import { PRODUCT_SLUGS, type ProductSlug } from '../../src/lib/products';
import { layOutTitle, LINE_HEIGHT, type MeasureText } from './layOutTitle';
import type { PictureSubject } from './readSubject';

/** The style of pictures. */
export interface Look {
  brand: string;
  /** The brand's logo and the product illustrations: static/img/favicon.svg and overview.svg. */
  mark: string;
  overview: string;
  /** Colors by name in tokens.css. */
  colors: ReadonlyMap<string, string>;
  measure: Record<'heading' | 'text', MeasureText>;
}

/** Margin on all sides. */
export const MARGIN = 72;

const { width: WIDTH, height: HEIGHT } = LINK_PICTURE_SIZE;
const END = WIDTH - MARGIN;
const DRAWING = { size: 284, x: END - 284, y: 166 };

/** Position of the title: between margin and illustration, and between header and footer. */
export const TITLE_BOX = { x: MARGIN, y: 144, width: DRAWING.x - 40 - MARGIN, height: 328 };
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];

/** Letter spacing of headings, in em. */
export const TRACKING = -0.02;

const FONTS = { heading: 'Hanken Grotesk', text: 'IBM Plex Sans' };

/** The style of a text; without an anchor it starts at `x`. */
interface TextStyle {
  x: number;
  y: number;
  size: number;
  font: keyof typeof FONTS;
  color: string;
  anchor?: 'end';
}

/** A text as SVG. `y` is its baseline. */
export function drawText(text: string, { x, y, size, font, color, anchor }: TextStyle): string {
  const tracking = font === 'heading' ? ` letter-spacing="${TRACKING * size}"` : '';
  const side = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${x}" y="${y}" font-family="${FONTS[font]}" font-size="${size}"${tracking}${side} fill="${color}">${escapeHtml(text)}</text>`;
}

/** Part of a drawing, in a square. */
function place(svg: string, viewBox: string, x: number, y: number, size: number): string {
  const content = svg.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${content}</svg>`;
}

/** Position of a product's illustration in overview.svg, which contains them in product order. */
function getViewBox(product: ProductSlug): string {
  return `${9 + 220 * PRODUCT_SLUGS.indexOf(product)} 19 202 202`;
}

function drawProducts(overview: string, product: ProductSlug | undefined): string {
  const { x, y, size } = DRAWING;
  if (product) {
    return place(overview, getViewBox(product), x, y, size);
  }
  const gap = 20;
  const small = (size - gap) / 2;
  return PRODUCT_SLUGS.map((slug, index) => {
    const column = index % 2;
    const row = Math.floor(index / 2);
    return place(
      overview,
      getViewBox(slug),
      x + column * (small + gap),
      y + row * (small + gap),
      small,
    );
  }).join('');
}

/** A label for a version or a plan at the end of a line with the baseline `y`. */
function drawLabel(text: string, y: number, kind: 'plain' | 'pro' | 'premium', look: Look): string {
  const size = 28;
  const mark = kind === 'plain' ? 0 : 34;
  const width = Math.ceil(look.measure.text(text) * size) + mark + 36;
  const x = END - width;
  const get = (name: string) => look.colors.get(name)!;
  const color = kind === 'plain' ? get('--color-text-quiet') : get(`--color-${kind}`);
  const [fill, stroke] =
    kind === 'plain'
      ? ['none', get('--color-line-strong')]
      : [get(`--color-${kind}-tint`), get(`--color-${kind}-tint`)];
  const sign = `<rect x="-8" y="-8" width="16" height="16" transform="translate(${x + 30} ${y - 10}) rotate(45)" fill="${kind === 'premium' ? color : 'none'}" stroke="${color}" stroke-width="3"/>`;
  return [
    `<rect x="${x}" y="${y - 35}" width="${width}" height="50" rx="12" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`,
    kind === 'plain' ? '' : sign,
    drawText(text, { x: x + 18 + mark, y, size, font: 'text', color }),
  ].join('');
}

function drawTitle(title: string, look: Look): string {
  const { x, y, width, height } = TITLE_BOX;
  const { lines, size } = layOutTitle(title, { width, height, sizes: SIZES }, look.measure.heading);
  const step = size * LINE_HEIGHT;
  // The block is centered; letters reach about 0.7 of their size above the baseline.
  const first = y + (height - (lines.length - 1) * step + 0.7 * size) / 2;
  const color = look.colors.get('--color-text')!;
  return lines
    .map((line, index) =>
      drawText(line, { x, y: Math.round(first + index * step), size, font: 'heading', color }),
    )
    .join('');
}

/** The picture of a link as SVG. */
export function drawPicture(subject: PictureSubject, look: Look): string {
  const get = (name: string) => look.colors.get(name)!;
  const { title, caption, product, plan, version } = subject;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${get('--color-sunken')}"/>`,
    place(look.mark, '0 0 20 20', MARGIN, 58, 48),
    drawText(look.brand, {
      ...{ x: MARGIN + 66, y: 95, size: 36, font: 'heading' },
      color: get('--color-text'),
    }),
    version ? drawLabel(version, 92, 'plain', look) : '',
    drawProducts(look.overview, product),
    drawTitle(title, look),
    `<rect x="${MARGIN}" y="506" width="${WIDTH - 2 * MARGIN}" height="2" fill="${get('--color-line')}"/>`,
    drawText(caption, {
      ...{ x: MARGIN, y: 567, size: 32, font: 'text' },
      color: get('--color-text-quiet'),
    }),
    plan ? drawLabel(texts[plan].name, 567, plan, look) : '',
    '</svg>',
  ].join('');
}
