import type { ChunkGroup, Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import type { RouteTable } from '../../src/lib/contracts/routeTable';
import { ROUTE_FILES_PATH, type RouteFiles } from '../../src/lib/contracts/routeFiles';
import { walkRoutes, type TableRoute } from '../../src/lib/routeTable/walkRoutes';
import { findSplitModule } from './listRouteModules';

const PLUGIN = 'list-route-files';

/** Files of chunks by name, numbered in order of appearance. */
class FileList {
  readonly files: string[] = [];
  private readonly places = new Map<string, number>();

  add(name: string): number {
    const place = this.places.get(name) ?? this.files.push(name) - 1;
    this.places.set(name, place);
    return place;
  }
}

/** The files of a chunk group, and of everything that its code may load later. */
function collectFiles(
  group: ChunkGroup,
  list: FileList,
  isSkipped: (group: ChunkGroup) => boolean,
  found: Set<number>,
  seen: Set<string>,
): void {
  const key = `${group.index}:${group.chunks.map(({ id, name }) => id ?? name).join()}`;
  if (seen.has(key) || isSkipped(group)) {
    return;
  }
  seen.add(key);
  for (const chunk of group.chunks) {
    [...chunk.files, ...chunk.auxiliaryFiles].forEach((file) => found.add(list.add(file)));
  }
  group.childrenIterable.forEach((child) => collectFiles(child, list, isSkipped, found, seen));
}

const flattenNumbers = (modules: unknown): number[] =>
  typeof modules === 'number'
    ? [modules]
    : Object.values(modules as object).flatMap(flattenNumbers);

/** The modules of each page route, with those of its parent routes. */
function listPages(routes: readonly TableRoute[], around: number[] = []): [string, number[]][] {
  return routes.flatMap(({ path, modules, routes: below }): [string, number[]][] => {
    const all = [...around, ...flattenNumbers(modules)];
    return below ? listPages(below, all) : [[path, all]];
  });
}

function createRouteFiles(
  compilation: Compilation,
  split: Module,
  { table, baseUrl }: RouteFilesOptions,
): RouteFiles {
  const { chunkGraph } = compilation;
  const list = new FileList();
  const collect = (
    group: ChunkGroup | null | undefined,
    isSkipped: (group: ChunkGroup) => boolean = () => false,
  ) => {
    const found = new Set<number>();
    if (group) {
      collectFiles(group, list, isSkipped, found, new Set());
    }
    return [...found];
  };
  const groups = split.blocks.map((block) => chunkGraph.getBlockChunkGroup(block));
  const modules = groups.map((group) => collect(group));
  // There are no groups below a skipped one.
  const collectStart = (group: ChunkGroup | null) => collect(group, (other) => other !== group);
  const moduleStarts = groups.map(collectStart);
  const splitChunks = new Set([...chunkGraph.getModuleChunks(split)].map(({ id }) => id));
  const isSplit = (group: ChunkGroup) => group.chunks.some(({ id }) => splitChunks.has(id));
  const shell = [...compilation.entrypoints.values()].flatMap((entry) => collect(entry, isSplit));
  const entryStart = [...compilation.entrypoints.values()].flatMap(collectStart);
  const pages = listPages(walkRoutes(table()));
  const mapPages = (lists: readonly number[][], common: readonly number[] = []) =>
    Object.fromEntries(
      pages.map(([path, numbers]) => [
        `/${path.slice(baseUrl.length)}`,
        [...new Set([...common, ...numbers.flatMap((number) => lists[number]!)])],
      ]),
    );
  return {
    files: list.files,
    shell,
    routes: mapPages(modules),
    starts: mapPages(moduleStarts, entryStart),
  };
}

interface RouteFilesOptions {
  /** The module that imports all route modules, in order. */
  request: string;
  table: () => RouteTable;
  baseUrl: string;
}

/** Writes which files each page may load, for offline packs: see `RouteFiles`. */
export function createRouteFilesWriter(options: RouteFilesOptions): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { Compilation: Stages, sources } = compiler.rspack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: PLUGIN, stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const split = findSplitModule(compilation, options.request);
            const routeFiles = createRouteFiles(compilation, split, options);
            compilation.emitAsset(
              ROUTE_FILES_PATH,
              new sources.RawSource(JSON.stringify(routeFiles)),
            );
          },
        );
      });
    },
  };
}
