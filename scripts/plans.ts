import path from 'node:path';
import { API_PAGES } from '../nav/api';
import { createPlans } from '../plugins/apiReference/createPlans';
import { loadModels } from '../plugins/apiReference/loadModels';
import { CURRENT_VERSION } from '../src/lib/docsVersions';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { writeFormatted } from './lib/writeFormatted';

/** Writes nav/apiPlans.json: which reference pages are about features that require a plan. */
async function main(): Promise<void> {
  readOptions({});
  const siteDir = path.join(__dirname, '..');
  const { extractions } = await loadModels(siteDir, [CURRENT_VERSION]);
  const plans = Object.fromEntries(
    extractions.map(({ model }) => {
      const { components, interfaces } = API_PAGES[model.product];
      return [model.product, createPlans(model, [...components, ...interfaces])];
    }),
  );
  const file = 'nav/apiPlans.json';
  await writeFormatted(siteDir, file, JSON.stringify(plans));
  console.log(`Wrote ${file}.`);
}

runMain(main);
