import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { hashFiles } from '../lib/hashFiles';

/** The site's typefaces in the one weight that a picture has, as fontsource names them. */
const FONTS = [
  { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', weight: 600 },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2', weight: 500 },
];

/** Every character of Fontsource's latin sets; what they lack is left out by itself. */
const CHARACTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');

/**
 * Files (absolute) of the typefaces in the form that the drawing program reads: TrueType with one
 * weight. They are made once, and kept in a folder under a name that changes with the original.
 */
export async function createFonts(cacheDir: string): Promise<string[]> {
  mkdirSync(cacheDir, { recursive: true });
  return Promise.all(
    FONTS.map(async ({ file, weight }) => {
      const source = require.resolve(`@fontsource-variable/${file}`);
      const hash = hashFiles([{ file: source }, String(weight)]).slice(0, 16);
      const target = path.join(cacheDir, `${path.parse(file).name}.${hash}.ttf`);
      if (!existsSync(target)) {
        const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
        writeFileSync(target, await subsetFont(readFileSync(source), CHARACTERS, options));
      }
      return target;
    }),
  );
}
