import path from 'node:path';
import { loadModels } from '../plugins/api-reference/loadModels';

/** Reads the API of every major into the cache, so that tests and build find it there. */
void loadModels(path.join(__dirname, '..')).then(({ extractions, times }) => {
  for (const { major, duration, isCached } of times) {
    const products = extractions.filter(({ model }) => model.major === major);
    const count = products.reduce((sum, { model }) => sum + model.components.length, 0);
    const seconds = (duration / 1000).toFixed(1);
    console.log(
      `${major}: ${products.length} products, ${count} components, ${seconds} s${isCached ? ' (cached)' : ''}`,
    );
  }
});
