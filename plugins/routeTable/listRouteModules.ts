import type { Chunk, Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';

const PLUGIN = 'list-route-modules';
const RUNTIME_MODULE = 'route modules';

export function findSplitModule(compilation: Compilation, request: string): Module {
  for (const module of compilation.modules) {
    if ((module as { resource?: string }).resource === request) {
      return module;
    }
  }
  throw new Error(`${request} isn't in the bundle, so no page has a chunk.`);
}

/** `module.chunk.chunk…` as ids for each import of the module, its own chunk last. */
function listImports(compilation: Compilation, request: string): string {
  const { chunkGraph, moduleGraph } = compilation;
  return findSplitModule(compilation, request)
    .blocks.map((block) => {
      const [dependency] = block.dependencies;
      const module = moduleGraph.getModule(dependency!);
      const id = module && chunkGraph.getModuleId(module);
      if (id === null) {
        throw new Error(`${dependency?.request} has no id in the bundle.`);
      }
      const own = new Set(chunkGraph.getModuleChunks(module!));
      const chunks = [...(chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])]
        // Initial chunks are already loaded.
        .filter((chunk) => !chunk.canBeInitial())
        .toSorted((a, b) => Number(own.has(a)) - Number(own.has(b)));
      return [id, ...chunks.map((chunk) => chunk.id)].join('.');
    })
    .join(' ');
}

/**
 * Puts the ids of the modules that `request` imports, in order, into the runtime as
 * `__webpack_require__.routeModules`. As code, each `import()` would take several times as much
 * space in the script that every page loads.
 */
export function createRouteModulesLister(request: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { RuntimeModule } = compiler.rspack;

      class RouteModules extends RuntimeModule {
        constructor() {
          super(RUNTIME_MODULE);
        }

        override generate(): string {
          const list = listImports(this.compilation!, request);
          return `__webpack_require__.routeModules = ${JSON.stringify(list)};`;
        }
      }

      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk: Chunk) =>
          compilation.addRuntimeModule(chunk, new RouteModules()),
        );
      });
    },
  };
}
