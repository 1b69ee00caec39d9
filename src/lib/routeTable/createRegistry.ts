/** The part of the bundler's runtime that loads modules. */
export interface BundlerRequire {
  (moduleId: string): { __esModule?: boolean };
  /** Loads a chunk. */
  e: (chunkId: string) => Promise<unknown>;
}

type Registry = Record<string, [load: () => Promise<unknown>]>;

/**
 * The exports of `.docusaurus/registry.js`, and the name of each entry in order. `modules` is a
 * space-separated list of `module.chunk.chunk…` IDs. An entry is named after its own chunk, which
 * comes last, so that Docusaurus finds the file to prefetch.
 *
 * Docusaurus' entries also contain the module's path and ID, which only the server reads.
 */
export function createRegistry(modules: string, bundlerRequire: BundlerRequire) {
  const registry: Registry = {};
  const names = modules.split(' ').map((entry, index) => {
    const [moduleId = '', ...chunkIds] = entry.split('.');
    const chunkId = chunkIds.at(-1);
    const name = chunkId && !(chunkId in registry) ? chunkId : `module-${index}`;
    registry[name] = [
      async () => {
        await Promise.all(chunkIds.map((id) => bundlerRequire.e(id)));
        const exports = bundlerRequire(moduleId);
        // Like import() for JSON.
        return exports.__esModule ? exports : { default: exports };
      },
    ];
    return name;
  });
  return { registry, names };
}
