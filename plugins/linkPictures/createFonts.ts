import { subsetTypeface, type TypefaceSubset } from '../lib/subsetTypeface';

/** The site's typefaces in the one weight that a picture has, and the form that its program reads. */
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

/** Files (absolute) of the typefaces in pictures. */
export async function createFonts(cacheDir: string): Promise<string[]> {
  return Promise.all(FONTS.map((font) => subsetTypeface(font, cacheDir)));
}
