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
  /** The picture as PNG, cached if the same one was drawn before. */
  paint: (subject: PictureSubject) => Promise<{ png: Buffer; isNew: boolean }>;
}

interface PainterOptions {
  siteDir: string;
  brand: string;
  /** Folder for pictures and typefaces of earlier builds, absolute. */
  cacheDir: string;
}

/**
 * Flat colors take half the space without filters, which the renderer's own PNG has. `pixels` are
 * red, green, blue and opacity, one byte each.
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

/** Creates a painter for pictures in the style of the site. */
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
