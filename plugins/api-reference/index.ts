import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { API_PAGES } from '../../nav/api';
import { createChangesFiles } from '../../src/lib/apiChanges/createChangesFiles';
import { API_PRODUCT_IDS } from '../../src/lib/contracts/api';
import { formatFaults, type Fault } from '../../src/lib/fault';
import { toKebabCase } from '../../src/lib/paths';
import { checkPages } from './checkPages';
import { createPages } from './createPages';
import { localizeLinks } from './localizeLinks';
import { loadModels, type ExtractionTime } from './loadModels';
import { measurePages } from './measurePages';
import { createPublishedFiles } from './publish';
import { readProse } from './readProse';
import { UNDOCUMENTED } from './undocumented';
import { writePages } from './writePages';

export { apiSectionPlugin } from './apiSectionPlugin';
export { cataloguePlugin } from './catalogues/cataloguePlugin';

interface ApiReferenceOptions {
  /** Folder of the current docs, relative to the site. */
  docsDir: string;
  /** Static folder that is filled with the published JSON, relative to the site. */
  staticDir: string;
  /** Version of the libraries, as pages name it. */
  libraryVersion: string;
  /** Address of the libraries' repository. */
  repositoryUrl: string;
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function report(times: readonly ExtractionTime[], problems: readonly string[]): void {
  times.forEach(({ major, duration, isCached }) =>
    console.log(
      `[api-reference] ${major}: ${(duration / 1000).toFixed(1)} s${isCached ? ' (cached)' : ''}`,
    ),
  );
  problems.forEach((problem) => console.log(`[api-reference] not told: ${problem}`));
}

/**
 * The API reference: reads the packages of every major, fails when pages and exports do not fit,
 * and writes what the pages show, what the site publishes, and what changed between majors.
 */
export function createApiReferencePlugin(options: ApiReferenceOptions) {
  const { docsDir, staticDir, libraryVersion, repositoryUrl } = options;
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => {
    // Before the plugins that read pages load theirs.
    writePages(path.join(siteDir, docsDir), libraryVersion);
    return {
      name: 'api-reference',
      async loadContent() {
        const { extractions, times } = await loadModels(siteDir);
        const models = extractions.map(({ model }) => model);
        report(
          times,
          extractions.flatMap(({ model: { major }, problems }) =>
            problems.map((problem) => `${major} ${problem}`),
          ),
        );
        const current = API_PRODUCT_IDS.flatMap(
          (id) => models.filter(({ product }) => product === id).at(-1) ?? [],
        );
        const { prose, pathnames, faults } = await readProse(siteDir, docsDir);
        const all: Fault[] = [
          ...faults,
          ...current.flatMap((model) =>
            checkPages(model, {
              pages: API_PAGES[model.product],
              undocumented: UNDOCUMENTED[model.product],
            }),
          ),
        ];
        if (all.length > 0) {
          throw new Error(formatFaults(all));
        }
        const sizes = await measurePages({
          siteDir,
          docsDir,
          models: current,
          prose,
          report: (problem) => console.log(`[api-reference] ${problem}`),
        });
        const pages = API_PRODUCT_IDS.flatMap((id) =>
          createPages({
            models: models.filter(({ product }) => product === id),
            prose,
            pathnames,
            sizes: sizes.get(id) ?? new Map(),
            repositoryUrl,
          }),
        );
        pages.forEach((page) =>
          write(
            path.join(
              generatedFilesDir,
              'api-reference',
              page.product,
              // Not `.json`, which the bundler would parse by itself.
              `${toKebabCase(page.api.name)}.page`,
            ),
            JSON.stringify(page),
          ),
        );
        // The grid's model as a whole, for the catalogues in its pages.
        current
          .filter(({ product }) => product === 'data-grid')
          .forEach((model) =>
            write(
              path.join(generatedFilesDir, `api-reference/${model.product}.page`),
              JSON.stringify({
                ...model,
                apiParts: model.apiParts.map((part) => localizeLinks(part, pathnames)),
              }),
            ),
          );
        const published = [...createPublishedFiles(models, pages), ...createChangesFiles(models)];
        published.forEach((file) => write(path.join(siteDir, staticDir, file.path), file.content));
      },
      configureWebpack: () => ({
        resolveLoader: {
          alias: {
            'api-page': path.join(__dirname, 'moduleLoader.cjs'),
            'api-catalogue': path.join(__dirname, 'moduleLoader.cjs'),
          },
        },
      }),
      getPathsToWatch: () => [path.join(siteDir, docsDir, '**/index.mdx')],
    };
  };
}
