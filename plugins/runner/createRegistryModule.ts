import { getPackageName } from '../../src/lib/getPackageName';

/** Each adapter brings a date library, so it's separate and a demo loads only the one it uses. */
const ADAPTER_SUBPATH = /\/Adapter\w+$/;

/** Name of the chunk for a specifier: one per package. */
export function getChunkName(specifier: string): string {
  const owner = ADAPTER_SUBPATH.test(specifier) ? specifier : getPackageName(specifier);
  return owner.replace(/^@/, '').replaceAll('/', '-');
}

/**
 * Source of the module that maps each specifier to a function that imports it, and re-exports the
 * workspace's information about its libraries. `librariesFile` is absolute.
 */
export function createRegistryModule(specifiers: readonly string[], librariesFile: string): string {
  const entries = specifiers.map((specifier) => {
    const name = JSON.stringify(specifier);
    const chunk = JSON.stringify(getChunkName(specifier));
    return `  ${name}: () => import(/* webpackChunkName: ${chunk} */ ${name}),`;
  });
  return `export { libraries } from ${JSON.stringify(librariesFile)};
export const registry = {\n${entries.join('\n')}\n};\n`;
}
