import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findDocsDir } from '../packages/installed';
import { createManifestModule, createSourcesModule } from './createDemoModule';
import { listDemoFiles, readDemo } from './readDemo';

/** What this uses of the bundler's loader context. */
interface LoaderContext {
  resourcePath: string;
  target: string;
  addDependency: (file: string) => void;
  addContextDependency: (directory: string) => void;
  getOptions: () => { part: 'manifest' | 'sources' };
}

/** The text of a demo's module; made again when a file of the demo or this plugin changes. */
export async function loadDemoModule(context: LoaderContext): Promise<string> {
  const { part } = context.getOptions();
  const base = context.resourcePath;
  const docsDir = findDocsDir(base);
  listDemoFiles(base).forEach((file) => context.addDependency(file));
  context.addDependency(path.join(docsDir, 'package.json'));
  readdirSync(__dirname)
    .filter((file) => !file.includes('.test.'))
    .forEach((file) => context.addDependency(path.join(__dirname, file)));
  if (part === 'manifest') {
    // A variant that appears beside the demo.
    context.addContextDependency(path.dirname(base));
  }
  const sources = await readDemo(base, docsDir);
  return part === 'sources'
    ? createSourcesModule(sources)
    : createManifestModule(sources, {
        base,
        docsDir,
        isServer: context.target.startsWith('node'),
        isDevelopment: process.env.NODE_ENV !== 'production',
        isEager: process.env.DEMOS_EAGER === 'true',
      });
}
