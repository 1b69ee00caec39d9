import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { formatRunnerMetaPolicy } from '../../src/lib/contentPolicy';
import { LISTED_PACKAGES_FILE } from '../../src/lib/contracts/materials';
import { createPackageLister } from '../materials/createPackageLister';
import { listPackages } from './listPackages';

/** The locations of a runner's parts; all paths are absolute. */
export interface RunnerPaths {
  siteDir: string;
  docsDir: string;
  registryFile: string;
  outputDir: string;
}

export type Mode = 'development' | 'production';

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** One chunk per package, and one per pickers adapter with its date library. */
function createCacheGroups(packages: readonly string[]) {
  return Object.fromEntries(
    packages.map((name) => [
      name,
      {
        test: new RegExp(
          `[\\\\/]node_modules[\\\\/]${escapePattern(name)}[\\\\/](?!node_modules|(esm[\\\\/])?Adapter)`,
        ),
        name: `lib-${name.replace(/^@/, '').replaceAll('/', '-')}`,
        chunks: 'async' as const,
        enforce: true,
        priority: 10,
      },
    ]),
  );
}

/** Written after the compilation, which cleans the folder first. */
function createListWriter({ siteDir, outputDir }: RunnerPaths): RspackPluginInstance {
  let listed: readonly string[] = [];
  const lister = createPackageLister((directories) => {
    listed = directories;
  });
  return {
    apply(compiler: Compiler) {
      lister.apply(compiler);
      compiler.hooks.afterEmit.tap('runner', () => {
        const names = listed.map((directory) => path.relative(siteDir, directory));
        writeFileSync(path.join(outputDir, LISTED_PACKAGES_FILE), JSON.stringify(names));
      });
    },
  };
}

/**
 * The compilation of one version's runner: `src/runner/main.ts` with the registry of importable
 * modules. Bare imports in our own code resolve to the version's packages first, then the site's.
 */
export function createConfig(paths: RunnerPaths, mode: Mode): Configuration {
  const sourceDir = path.join(paths.siteDir, 'src');
  const isProduction = mode === 'production';
  // Separate from the document, which servers send with different headers.
  const name = `assets/[name].[contenthash:8]`;
  return {
    mode,
    context: paths.siteDir,
    entry: { main: path.join(sourceDir, 'runner/main.ts') },
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: paths.outputDir,
      publicPath: 'auto',
      clean: true,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      uniqueName: 'runner',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      alias: { '@site': paths.siteDir, 'runner-registry$': paths.registryFile },
    },
    module: {
      rules: [
        {
          // The registry resolves the same packages as the demos.
          include: [sourceDir, path.dirname(paths.registryFile)],
          resolve: {
            modules: [
              path.join(paths.docsDir, 'node_modules'),
              path.join(paths.siteDir, 'node_modules'),
            ],
          },
        },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, type: 'css' },
        // An opaque origin can't load fonts, so they're inlined in the style sheets.
        { test: /\.woff2?$/, type: 'asset/inline' },
      ],
    },
    plugins: [
      createListWriter(paths),
      new rspack.HtmlRspackPlugin({
        template: path.join(sourceDir, 'runner/index.html'),
        templateParameters: { policy: formatRunnerMetaPolicy() },
        scriptLoading: 'defer',
        // The script in it rethrows errors on purpose.
        minify: false,
      }),
    ],
    optimization: {
      minimize: isProduction,
      splitChunks: { chunks: 'async', cacheGroups: createCacheGroups(listPackages(paths.docsDir)) },
    },
    experiments: { css: true },
    performance: { hints: false },
    stats: 'none',
  };
}
