import { BUILD_PLACEHOLDER } from '../../src/lib/contracts/offline';

/**
 * The worker as one file that contains its build's name. `@docusaurus/plugin-pwa` bundles it as a
 * program and a script that the program imports, from another address and with the same name in
 * every build. Throws if the script has no placeholder for the build.
 *
 * @param main the program
 * @param imported the one script that it imports
 */
export function wrapWorker(main: string, imported: string, build: string): string {
  if (!imported.includes(BUILD_PLACEHOLDER)) {
    throw new Error(`The service worker has no "${BUILD_PLACEHOLDER}" to replace with its build.`);
  }
  const named = imported.replaceAll(BUILD_PLACEHOLDER, build);
  return `(function (importScripts) {\n${main}\n})(function () {\n${named}\n});\n`;
}
