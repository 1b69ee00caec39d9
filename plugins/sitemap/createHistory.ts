import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { readChanges } from '../lib/readChanges';

/**
 * When pages changed, for the sitemap: the last day of their folder, since a demo is part of its
 * page. Git is asked once, and only when somebody wants to know; what it does not know has no date.
 */
export function createHistory(siteDir: string, docsDir: string): VcsConfig {
  let changes: ReturnType<typeof readChanges> | undefined;
  return {
    // Docusaurus refuses functions without parameters.
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
