import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findDocsDir } from '../packages/installed';
import type { DemoSources } from '../../src/lib/contracts/demos';
import { createDatesModule } from './dates/createDatesModule';
import type { OtherLibrary } from './dates/dialects';
import { listOtherLibraries } from './dates/translateProgram';
import { createManifestModule, createSourcesModule } from './createDemoModule';
import { listDemoFiles, readDemo } from './readDemo';

/** The parts of the bundler's loader context that are used here. */
interface LoaderContext {
  resourcePath: string;
  target: string;
  addDependency: (file: string) => void;
  addContextDependency: (directory: string) => void;
  getOptions: () => { part: 'manifest' | 'sources' | 'dates'; dates?: OtherLibrary };
}

/** A demo in each other date library that it can be shown in. */
async function readDated(base: string, docsDir: string): Promise<DemoSources[]> {
  const libraries = listOtherLibraries(base, docsDir);
  return Promise.all(libraries.map((library) => readDemo(base, docsDir, library)));
}

/** The source of a demo's module; recreated when a file of the demo or this plugin changes. */
export async function loadDemoModule(context: LoaderContext): Promise<string> {
  const { part, dates } = context.getOptions();
  const base = context.resourcePath;
  const docsDir = findDocsDir(base);
  listDemoFiles(base).forEach((file) => context.addDependency(file));
  context.addDependency(path.join(docsDir, 'package.json'));
  [__dirname, path.join(__dirname, 'dates'), path.join(__dirname, 'controls')].forEach((folder) =>
    readdirSync(folder)
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .forEach((file) => context.addDependency(path.join(folder, file))),
  );
  if (part === 'manifest') {
    // Detects new variants next to the demo.
    context.addContextDependency(path.dirname(base));
  }
  const isDevelopment = process.env.NODE_ENV !== 'production';
  if (part === 'dates') {
    return createDatesModule({ base, docsDir, isDevelopment });
  }
  const sources = await readDemo(base, docsDir, dates);
  return part === 'sources'
    ? createSourcesModule(sources)
    : createManifestModule(sources, {
        dated: await readDated(base, docsDir),
        base,
        docsDir,
        isServer: context.target.startsWith('node'),
        isDevelopment,
        isEager: process.env.DEMOS_EAGER === 'true',
      });
}
