import { subsetTypeface, type TypefaceSubset } from '../lib/subsetTypeface';

/**
 * The site's typefaces in the only weight that link pictures use, in the format of their renderer.
 */
const FONTS: readonly TypefaceSubset[] = [
  {
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: 600,
    format: 'truetype',
  },
  {
    file: 'ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    weight: 500,
    format: 'truetype',
  },
];

/** Files (absolute) of the typefaces in link pictures. */
export async function createFonts(cacheDir: string): Promise<string[]> {
  return Promise.all(FONTS.map((font) => subsetTypeface(font, cacheDir)));
}
