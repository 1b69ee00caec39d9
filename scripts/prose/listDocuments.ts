import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Documents for contributors, in the root and in the handbook, relative to the site. */
export function listDocuments(siteDir: string): string[] {
  return ['.', 'handbook', 'handbook/decisions'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  );
}
