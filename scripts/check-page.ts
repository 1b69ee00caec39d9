import path from 'node:path';
import { findPage } from './lib/findPage';
import { readArgument } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { runAndReport } from './steps';
import { createPageSteps } from './checkPage/createPageSteps';

/**
 * Every check that one page has to pass, in under half a minute: `npm run check:page
 * react-charts/bars`. `-- --write` first sets the heights of demos whose height is missing or too
 * small.
 */
runMain(async () => {
  const { argument, values } = readArgument('page, such as react-charts/bars', {
    write: { type: 'boolean' },
  });
  const page = await findPage(path.join(__dirname, '..'), argument);
  const [browser, ...others] = createPageSteps(page);
  const hasPassed = values.write
    ? (await runAndReport([{ ...browser, command: [...browser.command, '--write'] }])) &&
      (await runAndReport(others))
    : await runAndReport([browser, ...others]);
  process.exitCode = hasPassed ? 0 : 1;
});
