import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getTypefaceFile, subsetTypeface } from '../lib/subsetTypeface';
import { createTypefaceTags, type PublishedTypeface } from './createTypefaceTags';
import { type Typeface, TYPEFACES } from './typefaces';

interface TypefacesOptions {
  /** Static folder for the files, relative to the site. */
  staticDir: string;
}

/** Their location in the built site, relative to the base URL. */
const FOLDER = 'assets/fonts';

/** Publishes the typefaces of the site with the weights in use. */
export function createTypefacesPlugin({ staticDir }: TypefacesOptions) {
  return ({ siteDir, baseUrl }: LoadContext): Plugin => {
    const isPublished = process.env.NODE_ENV === 'production';
    const targetDir = path.join(siteDir, staticDir, FOLDER);

    async function publish(typeface: Typeface): Promise<PublishedTypeface> {
      const { file, weight } = typeface;
      const source = isPublished
        ? await subsetTypeface(
            { file, weight, format: 'woff2' },
            path.join(siteDir, '.cache/typefaces'),
          )
        : getTypefaceFile(file);
      const name = path.basename(source);
      copyFileSync(source, path.join(targetDir, name));
      return { ...typeface, url: `${baseUrl}${FOLDER}/${name}` };
    }

    return {
      name: 'typefaces',
      loadContent() {
        mkdirSync(targetDir, { recursive: true });
        return Promise.all(TYPEFACES.map(publish));
      },
      injectHtmlTags: ({ content }) => ({
        headTags: createTypefaceTags(content as PublishedTypeface[]),
      }),
    };
  };
}
