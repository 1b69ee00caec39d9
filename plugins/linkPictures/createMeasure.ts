import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { drawText, type Look } from './drawPicture';

/** In this size texts are measured, in px: large enough for whole widths to be exact. */
const SIZE = 100;

/** Measures texts as the drawing program sets them; remembers what it has measured. */
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
