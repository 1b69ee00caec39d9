import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { drawText, type Look } from './drawPicture';

/** Size for measuring texts, in px: large enough to make integer widths exact. */
const SIZE = 100;

/** Measures texts as the renderer sets them, and caches the results. */
export function createMeasure(options: ResvgRenderOptions): Look['measure'] {
  const widths = new Map<string, number>();
  const create = (font: keyof Look['measure']) => (text: string) => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) {
      return known;
    }
    const drawn = drawText(text, { x: 0, y: SIZE, size: SIZE, font, color: '#000' });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${drawn}</svg>`;
    const box = new Resvg(svg, options).getBBox();
    const width = box ? (box.x + box.width) / SIZE : 0;
    widths.set(key, width);
    return width;
  };
  return { heading: create('heading'), text: create('text') };
}
