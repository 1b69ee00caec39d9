import { BUILD_PLACEHOLDER } from '../../src/lib/contracts/offline';

/**
 * The worker as one file that knows its build. `@docusaurus/plugin-pwa` bundles it as a program
 * and a script that the program imports: from one more address, and under the same name in every
 * build. Throws where the script knows of no build.
 *
 * @param main the program
 * @param imported the one script that it imports
 */
export function wrapWorker(main: string, imported: string, build: string): string {
  if (!imported.includes(BUILD_PLACEHOLDER)) {
    throw new Error(`The service worker has no "${BUILD_PLACEHOLDER}" to put its build in.`);
  }
  const named = imported.replaceAll(BUILD_PLACEHOLDER, build);
  return `(function (importScripts) {\n${main}\n})(function () {\n${named}\n});\n`;
}
