import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getLinkPicture, SITE_PICTURE } from '../../src/lib/linkPicture';
import { PRODUCTS } from '../../src/lib/products';
import type { BuiltSite, PageReader } from '../builtPages';
import { runPool } from '../lib/runPool';
import { createPainter } from './createPainter';
import { readSubject, type PictureSubject } from './readSubject';

export { createLinkTagsPlugin } from './createLinkTagsPlugin';

/** Number of pictures drawn in parallel, in separate threads. */
const CONCURRENCY = 4;

interface SiteTexts {
  brand: string;
  /** Description of the site. */
  tagline: string;
}

function createSiteSubject(tagline: string): PictureSubject {
  const names = PRODUCTS.map(({ name, fullName = name }) => fullName);
  return { title: tagline, caption: names.join(' · ') };
}

/**
 * Draws the pictures that other sites and apps show with links: one for each page of the docs, and
 * one of the site for all other pages.
 */
export function createLinkPictures(
  { outDir, siteDir }: BuiltSite,
  { brand, tagline }: SiteTexts,
): PageReader {
  const subjects = new Map([[SITE_PICTURE, createSiteSubject(tagline)]]);
  return {
    read(page) {
      subjects.set(getLinkPicture(page.path), readSubject(page, tagline));
    },
    async finish() {
      const start = Date.now();
      const cacheDir = path.join(siteDir, '.cache/link-pictures');
      const painter = await createPainter({ siteDir, brand, cacheDir });
      let drawn = 0;
      let bytes = 0;
      await runPool([...subjects], CONCURRENCY, async ([name, subject]) => {
        const { png, isNew } = await painter.paint(subject);
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, png);
        drawn += Number(isNew);
        bytes += png.length;
      });
      const kilobytes = Math.round(bytes / subjects.size / 1000);
      console.log(
        `[link pictures] ${subjects.size} pictures (${kilobytes} kB), ${drawn} of them new, in ${Date.now() - start} ms`,
      );
    },
  };
}
