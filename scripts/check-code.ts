import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileWorkspace, toDiagnostic } from '../plugins/types/checkWorkspace';
import { listPageFiles } from '../plugins/versions/listPageFiles';
import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';
import { createFenceSources, findPlainDiagnostics, type PageFences } from './fences/checkFences';
import { readFences } from './fences/readFences';
import { findDiffDiagnostics, getModule, splitDiffs } from './fences/splitDiffs';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');

/** The pages of a workspace with their code blocks. */
async function readPages(docsDir: string): Promise<PageFences[]> {
  const files = await listPageFiles(SITE_DIR, docsDir);
  return files.map((name) => {
    const file = path.join(docsDir, name);
    return { file, fences: readFences(readFileSync(path.join(SITE_DIR, file), 'utf8')) };
  });
}

/**
 * Compiles demos and the code blocks of pages together, against the packages of their docs version.
 * The "before" side of diffs in migration guides compiles against the older version's packages.
 */
async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  const pagesOf = new Map(
    await Promise.all(
      DOCS_VERSIONS.map(getDocsDir).map(
        async (docsDir) => [docsDir, await readPages(docsDir)] as const,
      ),
    ),
  );
  const sides = [...pagesOf].flatMap(([docsDir, pages]) =>
    pages.flatMap((page) => splitDiffs(page, docsDir)),
  );
  for (const docsDir of readVersions().map(getDocsDir)) {
    const pages = sides.filter((page) => getModule(page).startsWith(`${docsDir}/`));
    count += pages.reduce((sum, { fences }) => sum + fences.length, 0);
    const { texts, describe } = createFenceSources(pages);
    const found = compileWorkspace(path.join(SITE_DIR, docsDir), texts);
    const isFence = ({ file }: (typeof found)[number]) => file !== undefined && texts.has(file);
    diagnostics.push(
      ...found
        .filter((message) => !isFence(message))
        .map((message) => toDiagnostic(SITE_DIR, message)),
      ...(pagesOf.get(docsDir) ?? []).flatMap((page) => findDiffDiagnostics(page, docsDir)),
      ...findPlainDiagnostics(pages),
      ...describe(found.filter(isFence)),
    );
  }
  reportDiagnostics(
    diagnostics,
    `${count} code blocks on pages, ${diagnostics.length} diagnostics.`,
  );
}

runMain(main);
