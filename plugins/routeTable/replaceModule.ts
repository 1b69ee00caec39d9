import type { GlobalData } from './packGlobalData';
import { readFileSync } from 'node:fs';
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
import { GENERATED_FILES, readGenerated } from './readGenerated';

export interface ReplaceOptions {
  generatedFilesDir: string;
  isServer: boolean;
}

/** What decides the text of the modules besides their own. */
export const SOURCES = [...GENERATED_FILES, 'globalData.json'];

const CREATORS = {
  'routes.js': createRoutesModule,
  'routes.js?table': createTableModule,
  'routesChunkNames.json': createChunkNamesModule,
  'registry.js': createRegistryModule,
  'registry.js?split': createSplitModule,
  'globalData.json': createGlobalDataModule,
};

/** The text that stands in for a generated module. `request` is its path, with its query. */
export function replaceModule(
  source: string,
  request: string,
  { generatedFilesDir, isServer }: ReplaceOptions,
): string {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const context = {
    generated: readGenerated(read),
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
  const name = path.relative(generatedFilesDir, request);
  return name in CREATORS
    ? CREATORS[name as keyof typeof CREATORS](context)
    : createPropsModule(source, context, isServer);
}
