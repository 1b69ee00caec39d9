import type { GlobalData } from './packGlobalData';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createChunkNamesModule,
  createGlobalDataModule,
  createPropsModule,
  createRegistryModule,
  createRoutesModule,
  createSplitModule,
  createTableModule,
} from './createModule';
import type { RouteTable } from '../../src/lib/contracts/routeTable';
import { GENERATED_FILES, isRouteProps, readGenerated } from '../docusaurusInternals';
import { packRoutes } from './packRoutes';

export interface ReplaceOptions {
  generatedFilesDir: string;
  isServer: boolean;
}

/** Files that affect the modules besides their own. */
export const SOURCES = [...GENERATED_FILES, 'globalData.json'];

/** By request, relative to the folder of generated files. */
const CREATORS = {
  'routes.js': createRoutesModule,
  'routes.js?table': createTableModule,
  'routesChunkNames.json': createChunkNamesModule,
  'registry.js': createRegistryModule,
  'registry.js?split': createSplitModule,
  'globalData.json': createGlobalDataModule,
};

type Context = Parameters<typeof createPropsModule>[1];

function readContext(generatedFilesDir: string): Context {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return {
    generated: readGenerated(read),
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}

/** The table of the site's routes. */
export function readTable(generatedFilesDir: string): RouteTable {
  return packRoutes(readContext(generatedFilesDir).generated).table;
}

/** The replacement for a generated module. `request` is its path, with its query. */
export function replaceModule(
  source: string,
  request: string,
  { generatedFilesDir, isServer }: ReplaceOptions,
): string {
  const context = readContext(generatedFilesDir);
  const name = path.relative(generatedFilesDir, request);
  return name in CREATORS
    ? CREATORS[name as keyof typeof CREATORS](context)
    : createPropsModule(source, context, isServer);
}

/**
 * Why the generated modules have an unknown form, so that none may be replaced because they only
 * work together; undefined if all is well.
 */
export function findUnknownForm(generatedFilesDir: string): string | undefined {
  try {
    const context = readContext(generatedFilesDir);
    Object.values(CREATORS).forEach((create) => create(context));
    const files = readdirSync(generatedFilesDir, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isRouteProps)) {
      const source = readFileSync(path.join(generatedFilesDir, file), 'utf8');
      [true, false].forEach((isServer) => createPropsModule(source, context, isServer));
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
