import { siteSettings } from '../site.config';
import { buildSite } from './build/buildSite';
import { describeMissingKey, requireKey } from './build/describeMissingKey';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/**
 * Builds the site, or of its versions only those named by `--versions v7,v6`. `--release` stops where
 * a public site would show watermarks for want of a license key. For tests: `--pages`
 * names the pages to build of each version that it has pages of, and `--quick` compresses fast,
 * draws no pictures for links, and takes snapshots of the demos of `--snapshots` alone.
 */
runMain(async () => {
  const { versions, pages, snapshots, quick, release } = readOptions({
    versions: { type: 'string' },
    pages: { type: 'string' },
    snapshots: { type: 'string' },
    quick: { type: 'boolean' },
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
  });
  const missing = quick ? undefined : describeMissingKey(siteSettings);
  if (missing) {
    console.log(`[build] ${missing}`);
  }
});
