import { ensureBrowser } from './browser/ensureBrowser';
import { runSteps } from './steps';

// First, so that a machine without a browser hears of it before the long steps.
console.log(`Browser: ${ensureBrowser()}`);

runSteps([
  { name: 'Gates that need no build', command: ['jiti', 'scripts/check.ts'] },
  { name: 'Exported projects, installed and built', command: ['jiti', 'scripts/build-exports.ts'] },
  { name: 'Build', command: ['jiti', 'scripts/build.ts'] },
  { name: 'Links of the built site', command: ['jiti', 'scripts/check-links.ts'] },
  { name: 'Built site in the browser', command: ['playwright', 'test'] },
]);
