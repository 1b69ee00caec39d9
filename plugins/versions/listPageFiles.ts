import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/**
 * The pages that writers have written for a docs version, as files of its folder in order:
 * `react-charts/bars/index.mdx`. Those of the reference are written by the build.
 */
export async function listPageFiles(siteDir: string, docsDir: string): Promise<string[]> {
  const names = await Globby('**/index.mdx', {
    cwd: path.join(siteDir, docsDir),
    ignore: ['**/node_modules/**', 'api/**', '**/_*/**', '**/.*/**'],
  });
  return names.sort();
}
