import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readConfig } from '../plugins/types/checkWorkspace';
import { parseVersionNames } from '../plugins/versions';
import { getDocsDir } from '../src/lib/docsVersions';
import { formatDiagnostic } from '../src/lib/diagnostic';
import { checkFences } from './fences/checkFences';
import { readFences } from './fences/readFences';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Folders whose pages are compiled against the packages of their own workspace. */
function readDocsDirs(): string[] {
  const { versions = 'all' } = readOptions({ versions: { type: 'string' } });
  return parseVersionNames(versions).map(getDocsDir);
}

async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const docsDir of readDocsDirs()) {
    const files = await Globby(`${docsDir}/**/*.mdx`, { ignore: ['**/node_modules/**'] });
    const pages = files.sort().map((file) => {
      const fences = readFences(readFileSync(file, 'utf8'));
      count += fences.length;
      return { file, fences };
    });
    diagnostics.push(...checkFences(pages, readConfig(path.resolve(docsDir)).options));
  }
  diagnostics.forEach((diagnostic) => console.error(formatDiagnostic(diagnostic)));
  console.log(`${count} code blocks in pages, ${diagnostics.length} diagnostics.`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}

runMain(main);
