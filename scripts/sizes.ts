import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadModels } from '../plugins/apiReference/loadModels';
import { KNOWN_SIZES, measurePages } from '../plugins/apiReference/measurePages';
import { readProse } from '../plugins/apiReference/readProse';
import { getSizeFile } from '../plugins/apiReference/sizes/openSizeCache';
import { readDocsVersions } from '../plugins/versions';
import { CURRENT_VERSION } from '../src/lib/docsVersions';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { writeFormatted } from './lib/writeFormatted';

const SITE_DIR = path.join(__dirname, '..');

/** Measures the size of every component of the current version again, for future builds. */
async function main(): Promise<void> {
  readOptions({});
  const [docs] = readDocsVersions(SITE_DIR, [CURRENT_VERSION]);
  const { prose } = await readProse(SITE_DIR, docs!);
  const { extractions } = await loadModels(SITE_DIR, [CURRENT_VERSION]);
  const file = path.relative(SITE_DIR, KNOWN_SIZES);
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  try {
    await measurePages({
      siteDir: SITE_DIR,
      docs: docs!,
      models: extractions.map(({ model }) => model),
      prose,
      report: console.warn,
      cacheDir,
    });
    const text = readFileSync(getSizeFile(cacheDir), 'utf8');
    await writeFormatted(SITE_DIR, file, text);
  } finally {
    rmSync(cacheDir, { recursive: true });
  }
  console.log(`Wrote ${file}.`);
}

runMain(main);
