import path from 'node:path';
import { CURRENT_VERSION } from '../src/lib/docsVersions';
import { PAGES_CHECKED } from '../plugins/pageCheck';
import { listVersionPages } from '../plugins/versions/listPages';
import { ensureBrowser } from './browser/ensureBrowser';
import { ensureNginx } from './hosting/ensureNginx';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { runSteps, type Step } from './steps';
import { formatTable } from './suite/formatTable';
import { collectResults, readResults } from './suite/results';
import { setRotation } from './suite/getRotation';
import { EVERYTHING, readRotation } from './suite/rotation';

const SITE_DIR = path.join(__dirname, '..');

/** Pages of the current version that writers wrote. */
function countPages(): number {
  const pages = listVersionPages(SITE_DIR).get(CURRENT_VERSION) ?? [];
  return [...pages].filter((page) => !page.startsWith('api/')).length;
}

/** The check of one side of the built site's pages. */
const checkBuilt = (subject: string, script: string): Step => ({
  name: `${subject} of the built site`,
  command: ['jiti', `scripts/check-${script}.ts`],
  growsWithPages: true,
});

/**
 * All gates. What takes turns (pages of old versions, of the reference) is visited when its turn
 * has come or when it changed; `--all` visits everything, as before a release.
 */
runMain(async () => {
  const { all = false } = readOptions({ all: { type: 'boolean' } });
  // First, so that a machine without one of them hears of it before the long steps.
  console.log(`Browser: ${ensureBrowser()}`);
  console.log(`Server: ${ensureNginx().program}`);
  const rotation = all ? EVERYTHING : readRotation(SITE_DIR);
  setRotation(rotation);
  console.log(rotation.turn === 'all' ? 'Visiting everything.' : `Turn ${rotation.turn}.`);
  collectResults(path.join(SITE_DIR, '.cache/suite/results.jsonl'));
  const hasPassed = await runSteps([
    { name: 'Gates that need no build', command: ['jiti', 'scripts/check.ts'], hasParts: true },
    [
      // The longest first. The other does not need the site, and takes the core that its end leaves idle.
      {
        name: 'Build',
        command: ['jiti', 'scripts/build.ts'],
        // By the gates.
        env: { [PAGES_CHECKED]: 'true' },
        growsWithPages: true,
      },
      { name: 'Exported projects, built', command: ['jiti', 'scripts/build-exports.ts'] },
    ],
    [
      // The longest first, and not beside the browser: it may build two versions.
      {
        name: 'Cut of a version',
        command: ['playwright', 'test', '--project=cut'],
        hasParts: true,
      },
      checkBuilt('Markdown', 'markdown'),
      checkBuilt('Heads', 'heads'),
      checkBuilt('Headers', 'headers'),
      checkBuilt('Links', 'links'),
      checkBuilt('Redirects', 'redirects'),
      {
        name: 'Packages of the built site',
        command: ['jiti', 'scripts/check-materials.ts'],
      },
    ],
    {
      name: 'Built site in the browser',
      command: ['playwright', 'test', '--project=site'],
      hasParts: true,
    },
  ]);
  console.log(`\n${formatTable(readResults(), countPages())}`);
  process.exitCode = hasPassed ? 0 : 1;
});
