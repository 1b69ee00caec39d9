import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/**
 * The handwritten pages of a docs version, as sorted files in its folder:
 * `react-charts/bars/index.mdx`. The build writes the reference pages.
 */
export async function listPageFiles(siteDir: string, docsDir: string): Promise<string[]> {
  const names = await Globby('**/index.mdx', {
    cwd: path.join(siteDir, docsDir),
    ignore: ['**/node_modules/**', 'api/**', '**/_*/**', '**/.*/**'],
  });
  return names.sort();
}
