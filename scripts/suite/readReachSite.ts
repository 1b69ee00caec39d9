import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listVersionPages } from '../../plugins/versions/listPages';
import type { ReachSite } from '../../testing/plan/findReach';

/** The site in a folder (absolute), as far as the reach of changes depends on it. */
export function readReachSite(siteDir: string): ReachSite {
  const texts = new Map<string, string | undefined>();
  return {
    pages: listVersionPages(siteDir),
    specs: readdirSync(path.join(siteDir, 'e2e'))
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => path.basename(file, '.spec.ts'))
      .sort(),
    read(file) {
      if (!texts.has(file)) {
        const source = path.join(siteDir, file);
        texts.set(file, existsSync(source) ? readFileSync(source, 'utf8') : undefined);
      }
      return texts.get(file);
    },
    list: (folder) =>
      existsSync(path.join(siteDir, folder))
        ? readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map(
            (file) => `${folder}/${file.split(path.sep).join('/')}`,
          )
        : [],
  };
}
