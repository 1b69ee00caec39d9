import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { readChanges } from '../lib/readChanges';

/**
 * When pages changed, for the sitemap: the last change in their folder, because demos are part of
 * their page. Git is called once, on demand; pages that it doesn't know have no date.
 */
export function createHistory(siteDir: string, docsDir: string): VcsConfig {
  let changes: ReturnType<typeof readChanges> | undefined;
  return {
    // Docusaurus rejects functions without parameters.
    initialize: (site) => void site,
    getFileCreationInfo: (file) => Promise.resolve(file).then(() => null),
    async getFileLastUpdateInfo(file) {
      changes ??= readChanges(siteDir, docsDir);
      const folder = path.dirname(path.relative(siteDir, path.resolve(siteDir, file)));
      const day = (await changes).get(folder.replaceAll('\\', '/'));
      return day === undefined ? null : { timestamp: Date.parse(day), author: '' };
    },
  };
}
