import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTokens } from '../linkPictures/readTokens';
import { createManifest, MANIFEST_PATH } from './createManifest';
import { APPLE_ICON, drawIcon, ICONS } from './drawIcons';

interface WebManifestOptions {
  brand: string;
  description: string;
  /** Whether this build has the current version, which includes what all versions share. */
  hasCurrent: boolean;
}

/** Lets readers install the site as an app: its manifest, and icons drawn from the logo. */
export function createWebManifestPlugin({ brand, description, hasCurrent }: WebManifestOptions) {
  return ({ siteDir, baseUrl }: LoadContext): Plugin => ({
    name: 'web-manifest',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'manifest', href: baseUrl + MANIFEST_PATH },
        },
        {
          tagName: 'link',
          attributes: { rel: 'apple-touch-icon', href: baseUrl + APPLE_ICON.file },
        },
      ],
    }),
    async postBuild({ outDir }) {
      if (!hasCurrent) {
        return;
      }
      const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
      const write = (file: string, content: string | Buffer) => {
        mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        writeFileSync(path.join(outDir, file), content);
      };
      const ground = readTokens(read('src/css/tokens.css')).get('--color-ground')!;
      const logo = read('static/img/favicon.svg');
      for (const icon of [...ICONS, APPLE_ICON]) {
        write(icon.file, await drawIcon(logo, ground, icon));
      }
      write(MANIFEST_PATH, createManifest({ brand, description, baseUrl, ground }));
    },
  });
}
