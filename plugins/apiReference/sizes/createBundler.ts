import { gzipSync } from 'node:zlib';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import type { ComponentImport } from './createBundle';

const ENTRY = 'main';

/** React, React DOM and their subpaths, which every page has anyway. */
const REACT = /^react(-dom)?(\/|$)/;

/** Number of reported lines of a message; the rest is an excerpt of the code. */
const MESSAGE_LINES = 2;

/** The entry module as a URL, so that the workspace needs no file. */
function createEntry(components: readonly ComponentImport[]): string {
  const code = components.map(
    ({ name, exportName = name, from }, index) =>
      `export { ${exportName} as c${index} } from ${JSON.stringify(from)};`,
  );
  return `data:text/javascript,${encodeURIComponent(code.join('\n'))}`;
}

function createConfig(workspaceDir: string, getEntry: () => string): Configuration {
  return {
    mode: 'production',
    context: workspaceDir,
    entry: () => ({ [ENTRY]: getEntry() }),
    target: ['web', 'es2022'],
    devtool: false,
    output: { filename: '[name].js', library: { type: 'module' }, module: true },
    experiments: { outputModule: true, css: true },
    externals: [REACT],
    externalsType: 'module',
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    optimization: {
      realContentHash: false,
      minimizer: [
        // Only what counts; code that's loaded on demand, such as the Excel export, doesn't.
        new rspack.SwcJsMinimizerRspackPlugin({ include: `${ENTRY}.js` }),
        new rspack.LightningCssMinimizerRspackPlugin({ include: `${ENTRY}.css` }),
      ],
    },
    performance: { hints: false },
    stats: 'none',
  };
}

/** Passes on the bytes of every bundle and prevents files from being written. */
function watchOutput(compiler: Compiler, onBytes: (bytes: number) => void): void {
  compiler.hooks.shouldEmit.tap('sizes', (compilation) => {
    const files = compilation.entrypoints.get(ENTRY)?.getFiles() ?? [];
    const sources = files.map((file) => compilation.getAsset(file)?.source.source() ?? '');
    onBytes(sources.reduce((sum, source) => sum + gzipSync(source).length, 0));
    return false;
  });
}

/** `Module not found: Can't resolve 'x' in 'y'`, without marks, colors and code. */
function shortenMessage(message: string): string {
  return message
    .split('\n')
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MESSAGE_LINES)
    .map((line) => line.replace(/^[\s×╰─▶│]+/, '').trim())
    .join(' ');
}

export interface Bundler {
  /**
   * Gzipped bytes of the minified production bundle (initially loaded scripts and styles) of these
   * components. Rejects with the bundler's messages. One bundle at a time.
   */
  measure: (components: readonly ComponentImport[]) => Promise<number>;
}

/**
 * A bundler for components from the packages of `workspaceDir` (absolute). One compiler makes all
 * bundles, because each new one keeps its memory until the process ends.
 */
export function createBundler(workspaceDir: string): Bundler {
  let entry = '';
  let bytes = 0;
  const compiler = rspack(createConfig(workspaceDir, () => entry));
  watchOutput(compiler, (count) => {
    bytes = count;
  });
  return {
    measure: (components) =>
      new Promise((resolve, reject) => {
        entry = createEntry(components);
        compiler.run((error, stats) => {
          const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
          if (error || errors.length > 0) {
            const messages = errors.map(({ message }) => shortenMessage(message));
            reject(error ?? new Error([...new Set(messages)].join('; ')));
          } else {
            resolve(bytes);
          }
        });
      }),
  };
}
