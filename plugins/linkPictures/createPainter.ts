import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { hashFiles } from '../lib/hashFiles';
import { createFonts } from './createFonts';
import { createMeasure } from './createMeasure';
import { drawPicture, type Look } from './drawPicture';
import type { PictureSubject } from './readSubject';
import { readTokens } from './readTokens';

export interface Painter {
  /** The picture as PNG, from the cache where the same has been drawn before. */
  paint: (subject: PictureSubject) => Promise<{ png: Buffer; isNew: boolean }>;
}

interface PainterOptions {
  siteDir: string;
  brand: string;
  /** Where pictures and typefaces of earlier builds are, an absolute path. */
  cacheDir: string;
}

/**
 * Flat colours take half the space without filters, which the drawing program's own PNG has.
 * `pixels` are red, green, blue and opacity, a byte each.
 */
function compress(pixels: Buffer, width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  png.data = pixels;
  return PNG.sync.write(png, { filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

function readLook(siteDir: string): Omit<Look, 'brand' | 'measure'> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  return {
    mark: read('static/img/favicon.svg'),
    overview: read('static/img/overview.svg'),
    colors: readTokens(read('src/css/tokens.css')),
  };
}

/** What draws pictures in the look of the site. */
export async function createPainter({
  siteDir,
  brand,
  cacheDir,
}: PainterOptions): Promise<Painter> {
  const fontFiles = await createFonts(cacheDir);
  const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } };
  const look: Look = { ...readLook(siteDir), brand, measure: createMeasure(options) };
  return {
    async paint(subject) {
      const svg = drawPicture(subject, look);
      const hash = hashFiles([svg, ...fontFiles.map((file) => path.basename(file))]).slice(0, 16);
      const file = path.join(cacheDir, `${hash}.png`);
      if (existsSync(file)) {
        return { png: readFileSync(file), isNew: false };
      }
      const { pixels, width, height } = await renderAsync(svg, options);
      const png = compress(pixels, width, height);
      writeFileSync(file, png);
      return { png, isNew: true };
    },
  };
}
