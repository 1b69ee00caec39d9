import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileWorkspace, toDiagnostic } from '../plugins/types/checkWorkspace';
import { listPageFiles } from '../plugins/versions/listPageFiles';
import { getDocsDir } from '../src/lib/docsVersions';
import { createFenceSources, findPlainDiagnostics } from './fences/checkFences';
import { readFences } from './fences/readFences';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');

/** Compiles demos and the code blocks of pages together, against the packages of their docs. */
async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const docsDir of readVersions().map(getDocsDir)) {
    const files = await listPageFiles(SITE_DIR, docsDir);
    const pages = files.map((name) => {
      const file = path.join(docsDir, name);
      const fences = readFences(readFileSync(path.join(SITE_DIR, file), 'utf8'));
      count += fences.length;
      return { file, fences };
    });
    const { texts, describe } = createFenceSources(pages);
    const found = compileWorkspace(path.join(SITE_DIR, docsDir), texts);
    const isFence = ({ file }: (typeof found)[number]) =>
      file !== undefined && texts.has(path.normalize(file.fileName));
    diagnostics.push(
      ...found
        .filter((message) => !isFence(message))
        .map((message) => toDiagnostic(SITE_DIR, message)),
      ...findPlainDiagnostics(pages),
      ...describe(found.filter(isFence)),
    );
  }
  reportDiagnostics(
    diagnostics,
    `${count} code blocks in pages, ${diagnostics.length} diagnostics.`,
  );
}

runMain(main);
