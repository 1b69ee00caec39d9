import path from 'node:path';
import { navEntries } from '../nav';
import { RENAMES } from '../nav/renames';
import { normalizePage } from './lib/pagePaths';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findObstacles, planMove } from './movePage/planMove';
import { writeMove } from './movePage/writeMove';

/** `npm run move:page -- --from react-data-grid/sorting --to react-data-grid/rows/sorting [--dry-run]`. */
async function main(): Promise<void> {
  const siteDir = path.join(__dirname, '..');
  const values = readOptions({
    from: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean' },
  });
  if (values.from === undefined || values.to === undefined) {
    throw new Error('Specify the page to move and where to: --from react-a/b --to react-a/c.');
  }
  const move = { from: normalizePage(values.from), to: normalizePage(values.to) };
  const obstacles = await findObstacles(siteDir, move, { entries: navEntries, renames: RENAMES });
  if (obstacles.length > 0) {
    throw new Error(`Nothing was moved.\n${obstacles.map((text) => `- ${text}`).join('\n')}`);
  }
  const plan = await planMove(siteDir, move);
  console.log(`docs/${move.from}/ → docs/${move.to}/`);
  [...plan.texts.keys()].forEach((file) => console.log(`changes ${file}`));
  if (values['dry-run']) {
    console.log('\nNothing was moved (--dry-run).');
    return;
  }
  writeMove(siteDir, plan);
  if (plan.mentions.length > 0) {
    console.log(`\nLines that mention the old address, which now redirects:`);
    plan.mentions.forEach((line) => console.log(`  ${line}`));
  }
  console.log('\nNext: check the position of the entry in nav/ and commit the move.');
}

runMain(main);
