import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { navEntries } from '../../nav';
import { API_PAGES } from '../../nav/api';
import { toSidebar } from '../../nav/toSidebar';
import { PAGES_FILE } from '../../plugins/apiReference/versionPages';
import { getSidebarFile } from '../../plugins/navigation/readSidebar';
import { readManifest } from '../../plugins/packages/installed';
import { writeFormatted } from '../lib/writeFormatted';
import { listDemoFiles, SAME_FILES } from '../pages/versionPairs';
import { freezeEntries, freezePage } from './freezeEntries';
import { addRenames, createManifests, getFrozenDir } from './frozenFiles';
import type { CutPlan } from './planCut';

const RENAMES_FILE = 'nav/renames.ts';

/** Writes a cut into the site. `siteDir` is absolute. */
export async function writeCut(siteDir: string, plan: CutPlan): Promise<void> {
  const { name, files, versions, renames } = plan;
  const frozenDir = getFrozenDir(name);
  const writeJson = (file: string, value: unknown) =>
    writeFormatted(siteDir, file, JSON.stringify(value, null, 2));
  for (const file of files) {
    const target = path.join(siteDir, file.replace(/^docs\//, `${frozenDir}/`));
    cpSync(path.join(siteDir, file), target);
    if (file.endsWith('.mdx')) {
      writeFileSync(target, freezePage(readFileSync(target, 'utf8')));
    }
  }
  const { frozen, current } = createManifests(readManifest(path.join(siteDir, 'docs')), plan);
  await writeJson(`${frozenDir}/package.json`, frozen);
  await writeJson('docs/package.json', current);
  await writeJson(`${frozenDir}/tsconfig.json`, {
    extends: '../../docs/tsconfig.json',
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  });
  await writeJson(`${frozenDir}/${PAGES_FILE}`, API_PAGES);
  await writeJson(`${frozenDir}/${SAME_FILES}`, listDemoFiles(path.join(siteDir, frozenDir)));
  await writeJson(getSidebarFile(name), { docs: toSidebar(freezeEntries(navEntries)) });
  await writeJson('versions.json', versions);
  if (renames.length > 0) {
    const source = readFileSync(path.join(siteDir, RENAMES_FILE), 'utf8');
    await writeFormatted(siteDir, RENAMES_FILE, addRenames(source, renames));
  }
}
