import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { API_PAGES } from '../../nav/api';
import { createChangesFiles } from '../../src/lib/apiChanges/createChangesFiles';
import { listExports } from '../../src/lib/apiHistory/listExports';
import {
  API_PRODUCT_IDS,
  type ApiPage,
  type ApiProduct,
  type ApiProductId,
} from '../../src/lib/contracts/api';
import { formatFaults, type Fault } from '../../src/lib/fault';
import { toKebabCase } from '../../src/lib/paths';
import { findApiPath } from './apiSectionPlugin';
import { checkPages } from './checkPages';
import { createPages } from './createPages';
import { localizeLinks } from './localizeLinks';
import { loadModels, type Extraction, type ExtractionTime } from './loadModels';
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

/** How long reading took, and what the packages do not tell. */
function report(extractions: readonly Extraction[], times: readonly ExtractionTime[]): void {
  times.forEach(({ major, duration, isCached }) =>
    console.log(
      `[api-reference] ${major}: ${(duration / 1000).toFixed(1)} s${isCached ? ' (cached)' : ''}`,
    ),
  );
  extractions.forEach(({ model, problems }) =>
    problems.forEach((problem) =>
      console.log(`[api-reference] not told: ${model.major} ${problem}`),
    ),
  );
}

/** Throws what does not fit between exports, pages, and what pages of prose say. */
function check(current: readonly ApiProduct[], proseFaults: readonly Fault[]): void {
  const faults = [
    ...proseFaults,
    ...current.flatMap((model) =>
      checkPages(model, {
        pages: API_PAGES[model.product],
        undocumented: UNDOCUMENTED[model.product],
      }),
    ),
  ];
  if (faults.length > 0) {
    throw new Error(formatFaults(faults));
  }
}

/** Writes what the bundler turns into modules; not `.json`, which it would parse by itself. */
function writeModuleData(
  directory: string,
  pages: readonly ApiPage[],
  current: readonly ApiProduct[],
): void {
  pages.forEach((page) =>
    write(
      path.join(directory, page.product, `${toKebabCase(page.api.name)}.page`),
      JSON.stringify(page),
    ),
  );
  // The grid's model as a whole, for the catalogues in its pages.
  const grid = current.find(({ product }) => product === 'data-grid');
  write(path.join(directory, 'data-grid.page'), JSON.stringify(grid));
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
    let isPublished = false;
    return {
      name: 'api-reference',
      async loadContent() {
        const { extractions, times } = await loadModels(siteDir);
        report(extractions, times);
        const { prose, pathnames, faults } = await readProse(siteDir, docsDir);
        const models = extractions.map(({ model }) => localizeLinks(model, pathnames));
        const listOf = (id: ApiProductId) => models.filter(({ product }) => product === id);
        const current = API_PRODUCT_IDS.flatMap((id) => listOf(id).at(-1) ?? []);
        check(current, faults);
        const sizes = await measurePages({
          siteDir,
          docsDir,
          models: current,
          prose,
          report: (problem) => console.log(`[api-reference] ${problem}`),
        });
        const pages = API_PRODUCT_IDS.flatMap((id) =>
          createPages({
            models: listOf(id),
            prose,
            sizes: sizes.get(id) ?? new Map(),
            repositoryUrl,
          }),
        );
        API_PRODUCT_IDS.forEach((id) =>
          write(
            path.join(generatedFilesDir, `api-reference/${id}-exports.page`),
            JSON.stringify(listExports(listOf(id), (name) => findApiPath(name, `x-${id}`))),
          ),
        );
        writeModuleData(path.join(generatedFilesDir, 'api-reference'), pages, current);
        if (isPublished) {
          // A reload while writing: prose changes demos and links, not what the packages hold.
          return;
        }
        const published = [...createPublishedFiles(models, pages), ...createChangesFiles(models)];
        published.forEach((file) => write(path.join(siteDir, staticDir, file.path), file.content));
        isPublished = true;
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
