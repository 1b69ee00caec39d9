import path from 'node:path';
import { loadModels } from '../plugins/apiReference/loadModels';
import { readVersions } from './lib/readVersions';
import { runMain } from './lib/runMain';

/** Reads the API of every major into the cache, for tests and builds. */
async function main(): Promise<void> {
  const majors = readVersions().toReversed();
  const { extractions, times } = await loadModels(path.join(__dirname, '..'), majors);
  for (const { major, duration, isCached } of times) {
    const products = extractions.filter(({ model }) => model.major === major);
    const count = products.reduce((sum, { model }) => sum + model.components.length, 0);
    const seconds = (duration / 1000).toFixed(1);
    console.log(
      `${major}: ${products.length} products, ${count} components, ${seconds} s${isCached ? ' (cached)' : ''}`,
    );
  }
}

runMain(main);
