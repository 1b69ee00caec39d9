import type { LoadContext } from '@docusaurus/types';
import path from 'node:path';
import { readDocsVersions } from './docsVersion';
import { createVersionsPlugin } from './versionsPlugin';

const SITE_DIR = path.join(__dirname, '../..');

function getCacheDir(generated: string): string {
  const generatedFilesDir = path.join(SITE_DIR, generated);
  const plugin = createVersionsPlugin(readDocsVersions(SITE_DIR, ['v7']))({
    siteDir: SITE_DIR,
    generatedFilesDir,
  } as LoadContext);
  const config = { mode: 'production', experiments: { cache: { type: 'persistent' } } };
  const { experiments } = plugin.configureWebpack!(config as never, false, {} as never, null) as {
    experiments: { cache: { storage: { directory: string } } };
  };
  return experiments.cache.storage.directory;
}

test('a build of some pages of a version shares no cache with a build of all of them', () => {
  expect(getCacheDir('.cache/docusaurus/old-some')).not.toBe(getCacheDir('.cache/docusaurus/v7'));
});
