import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getRunnerPath, RUNNER_CONFIG_ID, type RunnerConfig } from '../../src/lib/contracts/runner';
import { answerFirst } from '../lib/answerFirst';
import { createConfigTags } from '../lib/createConfigTags';
import type { DocsVersion } from '../versions/docsVersion';
import { compileRunner } from './compileRunner';
import type { Mode } from './createConfig';
import { hashInputs } from './hashInputs';
import { isUpToDate, rememberHash } from './isUpToDate';

interface RunnerOptions {
  versions: readonly Pick<DocsVersion, 'name' | 'docsDir'>[];
  /** Origin that serves it; empty for the site's own. */
  origin?: string;
  /** Static folder for `runner/<version>/`, relative to the site. */
  staticDir?: string;
}

const DEFAULT_STATIC_DIR = '.docusaurus/runner-static';

/** Outside the static folder, because everything in it is served. */
const HASH_DIR = '.docusaurus/runner-hashes';

/** Whether a request, with or without a base URL, is for the document itself. */
const isDocumentOf = (version: string, url = '') =>
  url
    .replace(/[?#].*/, '')
    .replace(/index\.html$/, '')
    .endsWith(`/${getRunnerPath(version)}`);

/**
 * Compiles the framed document that runs edited demos, one per docs version, with every module that
 * its demos may import. Nothing is compiled if nothing has changed.
 */
export function createRunnerPlugin({
  versions,
  origin = '',
  staticDir = DEFAULT_STATIC_DIR,
}: RunnerOptions) {
  return ({ siteDir }: LoadContext): Plugin => {
    const mode: Mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

    const buildVersion = async ({
      name: version,
      docsDir: relativeDir,
    }: Pick<DocsVersion, 'name' | 'docsDir'>) => {
      const docsDir = path.join(siteDir, relativeDir);
      const outputDir = path.join(siteDir, staticDir, getRunnerPath(version));
      const hashFile = path.join(siteDir, HASH_DIR, version);
      const hash = hashInputs(siteDir, docsDir, mode);
      if (isUpToDate(outputDir, hashFile, hash)) {
        return;
      }
      const registryFile = path.join(siteDir, '.cache/runner', version, 'registry.ts');
      await compileRunner({ siteDir, docsDir, registryFile, outputDir }, mode);
      rememberHash(hashFile, hash);
    };

    // Pages need no configuration if it's the site's own.
    const config: RunnerConfig | undefined = origin ? { origin } : undefined;
    const injectHtmlTags = () => ({ headTags: createConfigTags(RUNNER_CONFIG_ID, config) });

    let queue: Promise<void> = Promise.resolve();
    // One at a time, because a request may arrive while the previous one is still running.
    const build = (wanted: RunnerOptions['versions']) => {
      queue = queue
        .catch(() => {})
        .then(async () => {
          for (const version of wanted) {
            await buildVersion(version);
          }
        });
      return queue;
    };
    if (mode === 'production') {
      // Awaited, because static files are copied while the site is bundled.
      return { name: 'runner', injectHtmlTags, loadContent: () => build(versions) };
    }
    return {
      name: 'runner',
      injectHtmlTags,
      // Compiled on a browser's first request and after changes, because most writers never need
      // it.
      configureWebpack: (_config, isServer) =>
        isServer
          ? {}
          : answerFirst((request, _response, next) => {
              const wanted = versions.filter(({ name }) => isDocumentOf(name, request.url));
              if (wanted.length === 0) {
                // Other requests don't wait for a running compilation.
                return next();
              }
              return build(wanted).then(() => next(), next);
            }),
    };
  };
}
