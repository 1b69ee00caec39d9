import path from 'node:path';
import { compileWorker } from '../plugins/serviceWorker/compileWorker';

/** Writes the worker of a build with SITE_SERVICE_WORKER=off to the file (absolute) of the first argument. */
void compileWorker({
  siteDir: path.join(__dirname, '..'),
  entry: 'retire.ts',
  file: process.argv[2]!,
  isModule: false,
});
