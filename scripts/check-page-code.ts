import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDemoFiles } from '../plugins/demos/readDemo';
import { findDocsDir } from '../plugins/packages/installed';
import { checkFiles, createWorkspaceConfig } from '../plugins/types/checkWorkspace';
import { findDemos } from './checkPage/readDemos';
import { checkFences } from './fences/checkFences';
import { readFences } from './fences/readFences';
import { findDiffDiagnostics, getModule, splitDiffs } from './fences/splitDiffs';
import { readScope } from './lib/readScope';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');

/** Compiles only the demos and code blocks of one page of a workspace. */
async function main(): Promise<void> {
  const { page } = await readScope(SITE_DIR);
  if (!page) {
    throw new Error('Specify the page: --page react-charts/bars');
  }
  const docsDir = path.join(SITE_DIR, page.docsDir);
  const demos = findDemos(SITE_DIR, page);
  const files = [...new Set(demos.flatMap(({ base }) => listDemoFiles(base)))];
  const fences = readFences(readFileSync(path.join(SITE_DIR, page.file), 'utf8'));
  reportDiagnostics(
    [
      ...checkFiles(
        SITE_DIR,
        docsDir,
        files.filter((file) => /\.tsx?$/.test(file)),
      ),
      ...findDiffDiagnostics({ file: page.file, fences }, page.docsDir),
      ...splitDiffs({ file: page.file, fences }, page.docsDir).flatMap((side) => {
        const workspace = findDocsDir(path.join(SITE_DIR, getModule(side)));
        return checkFences([side], createWorkspaceConfig(workspace));
      }),
    ],
    `${demos.length} demos, ${fences.length} code blocks.`,
  );
}

runMain(main);
