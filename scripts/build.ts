import { buildSite } from './build/buildSite';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/**
 * Builds the site, or of its versions only those named by `--versions v7,v6`. For tests: `--pages`
 * names the pages to build of each version that it has pages of, and `--quick` compresses fast,
 * draws no pictures for links, and takes snapshots of the demos of `--snapshots` alone.
 */
runMain(() => {
  const { versions, pages, snapshots, quick } = readOptions({
    versions: { type: 'string' },
    pages: { type: 'string' },
    snapshots: { type: 'string' },
    quick: { type: 'boolean' },
  });
  return buildSite({
    versions,
    pages: pages?.split(','),
    snapshots: snapshots?.split(','),
    isQuick: quick,
  });
});
