import { siteSettings } from '../site.config';
import { buildSite } from './build/buildSite';
import { describeMissingKey, requireKey } from './build/describeMissingKey';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/**
 * Builds the site, or only the versions listed by `--versions v7,v6`. `--release` fails if a public
 * site would show watermarks because the license key is missing. For tests, `--pages` builds only
 * these pages of the versions they belong to, and `--quick` compresses fast, draws no preview
 * images for links (and of templates only with `--previews`), and takes snapshots only of demos on
 * the pages of `--snapshots`.
 */
runMain(async () => {
  const { versions, pages, snapshots, quick, previews, release } = readOptions({
    versions: { type: 'string' },
    pages: { type: 'string' },
    snapshots: { type: 'string' },
    quick: { type: 'boolean' },
    previews: { type: 'boolean' },
    release: { type: 'boolean' },
  });
  if (release) {
    requireKey(siteSettings);
  }
  await buildSite({
    versions,
    pages: pages?.split(','),
    snapshots: snapshots?.split(','),
    isQuick: quick,
    hasPreviews: previews,
  });
  const missing = quick ? undefined : describeMissingKey(siteSettings);
  if (missing) {
    console.log(`[build] ${missing}`);
  }
});
