import { escapeHtml } from '../../src/lib/escapeHtml';
import type { DemoPicture } from './takePictures';

/** A document with pictures of demos in columns, each with its address. */
export function createSheet(pictures: readonly DemoPicture[], columns: number): string {
  const figures = pictures.map(
    ({ name, png }) =>
      `<figure><figcaption>${escapeHtml(name)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Demos</title><style>
body { background: #888; columns: ${columns}; column-gap: 8px; font: 11px sans-serif; margin: 8px; }
figure { break-inside: avoid; margin: 0 0 8px; }
figcaption { background: #000; color: #fff; overflow-wrap: anywhere; padding: 2px 4px; }
img { display: block; inline-size: 100%; }
</style>${figures.join('\n')}`;
}
