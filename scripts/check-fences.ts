import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readConfig } from '../plugins/types/checkWorkspace';
import { getDocsDir } from '../src/lib/docsVersions';
import { checkFences } from './fences/checkFences';
import { readFences } from './fences/readFences';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const docsDir of readVersions().map(getDocsDir)) {
    const files = await Globby(`${docsDir}/**/*.mdx`, { ignore: ['**/node_modules/**'] });
    const pages = files.sort().map((file) => {
      const fences = readFences(readFileSync(file, 'utf8'));
      count += fences.length;
      return { file, fences };
    });
    diagnostics.push(...checkFences(pages, readConfig(path.resolve(docsDir)).options));
  }
  reportDiagnostics(
    diagnostics,
    `${count} code blocks in pages, ${diagnostics.length} diagnostics.`,
  );
}

runMain(main);
