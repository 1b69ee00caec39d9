import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createChangesFiles } from '../../src/lib/apiChanges/createChangesFiles';
import { createHistories } from '../../src/lib/apiHistory/createHistories';
import { listExports } from '../../src/lib/apiHistory/listExports';
import {
  API_MAJORS,
  type ApiPage,
  type ApiProduct,
  type ApiProductId,
  type ApiSize,
} from '../../src/lib/contracts/api';
import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { toKebabCase } from '../../src/lib/paths';
import { readProblems, type LocatedProblem } from '../knownProblems/readProblems';
import { throwDiagnostics } from '../mdx/DiagnosticsError';
import type { DocsVersion } from '../versions/docsVersion';
import { findApiPath } from './apiSectionPlugin';
import { checkPages } from './checkPages';
import { chooseMajors } from './chooseMajors';
import { createPages, type ProsePage } from './createPages';
import { isRead, loadModels, type Extraction, type ExtractionTime } from './loadModels';
import { localizeLinks } from './localizeLinks';
import { measurePages } from './measurePages';
import { createPublishedFiles, createSchemaFile } from './publish';
import { readProse } from './readProse';
import { UNDOCUMENTED } from './undocumented';
import { getApiPages, NO_PAGES, PAGES_FILE } from './versionPages';
import { writePages } from './writePages';

export { apiSectionPlugin } from './apiSectionPlugin';
export { nameLinksPlugin } from './nameLinks/nameLinksPlugin';
export { cataloguePlugin } from './catalogues/cataloguePlugin';

const NAV_FILE = 'nav/api.ts';

interface ApiReferenceOptions {
  /** The docs versions of this build. */
  versions: readonly DocsVersion[];
  /** Static folder for the published JSON, relative to the site. */
  staticDir: string;
  /** URL of the libraries' repository. */
  repositoryUrl: string;
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Logs which majors are read now and which aren't. */
function reportChoice({ missing, left }: ReturnType<typeof chooseMajors>): void {
  if (missing.length > 0) {
    console.log(
      `[api-reference] Reading the packages of ${missing.join(', ')} (first time only, up to half a minute each).`,
    );
  }
  if (left.length > 0) {
    console.log(
      `[api-reference] Not read yet: ${left.join(', ')}. Reference pages don't show when things were added, and majors can't be compared. Run "npm run check -- --only api" to read them.`,
    );
  }
}

/** Logs how long reading took, and what couldn't be determined. */
function report(extractions: readonly Extraction[], times: readonly ExtractionTime[]): void {
  times.forEach(({ major, duration, isCached }) =>
    console.log(
      `[api-reference] ${major}: ${(duration / 1000).toFixed(1)} s${isCached ? ' (cached)' : ''}`,
    ),
  );
  extractions.forEach(({ model, problems }) =>
    problems.forEach((problem) =>
      console.log(`[api-reference] undetermined: ${model.major} ${problem}`),
    ),
  );
}

interface VersionReference {
  pages: ApiPage[];
  /** The models of all majors up to the version's own, and those of its own. */
  models: ApiProduct[];
  own: ApiProduct[];
}

interface VersionInput {
  /** All majors, oldest first. */
  models: readonly ApiProduct[];
  docs: DocsVersion;
  /** What its pages say they cover. */
  read: Awaited<ReturnType<typeof readProse>>;
  /** The known problems of the version. */
  problems: readonly LocatedProblem[];
  /** Folder for the modules' data, absolute. */
  directory: string;
  repositoryUrl: string;
  measure: (
    models: readonly ApiProduct[],
    prose: readonly ProsePage[],
  ) => Promise<Map<ApiProductId, Map<string, ApiSize>>>;
}

/** Mismatches between the exports of a product and the pages of the version. */
function check(model: ApiProduct, { name, docsDir, isCurrent }: DocsVersion): Diagnostic[] {
  const pages = getApiPages(name)[model.product] ?? NO_PAGES;
  return isCurrent
    ? checkPages(model, { pages, undocumented: UNDOCUMENTED[model.product], file: NAV_FILE })
    : checkPages(model, { pages, file: `${docsDir}/${PAGES_FILE}` });
}

/**
 * Writes what the bundler turns into modules: pages, the list of exports of each product, and the
 * grid's model for the catalogues. They aren't `.json` files because the bundler would parse those
 * itself.
 */
async function writeVersion(input: VersionInput): Promise<VersionReference> {
  const { docs, directory, problems, repositoryUrl, measure } = input;
  const { prose, pathnames, diagnostics } = input.read;
  const covered = API_MAJORS.slice(0, API_MAJORS.indexOf(docs.name) + 1);
  const models = input.models
    .filter(({ major }) => covered.includes(major))
    .map((model) => localizeLinks(model, { pathnames, root: docs.root }));
  const own = models.filter(({ major }) => major === docs.name);
  throwDiagnostics([...diagnostics, ...own.flatMap((model) => check(model, docs))]);
  const sizes = await measure(own, prose);
  const pages = own.flatMap((model) => {
    const { product } = model;
    const history = models.filter((other) => other.product === product);
    const histories = createHistories(history);
    const findPath = (name: string) =>
      findApiPath(name, { productId: `x-${product}`, version: docs.name });
    write(
      path.join(directory, `${product}-exports.page`),
      JSON.stringify(listExports(history, histories.exports, findPath)),
    );
    return createPages({
      model,
      histories,
      prose,
      sizes: sizes.get(product) ?? new Map(),
      problems: problems.filter((problem) => problem.product === product),
      repositoryUrl,
    });
  });
  pages.forEach((page) =>
    write(
      path.join(directory, page.product, `${toKebabCase(page.api.name)}.page`),
      JSON.stringify(page),
    ),
  );
  const grid = own.find(({ product }) => product === 'data-grid');
  write(path.join(directory, 'data-grid.page'), JSON.stringify(grid));
  return { pages, models, own };
}

/**
 * The API reference: reads the packages of every major, fails if pages and exports don't match, and
 * writes what the pages show, what the site publishes, and what changed between majors.
 */
export function createApiReferencePlugin(options: ApiReferenceOptions) {
  const { versions, staticDir, repositoryUrl } = options;
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => {
    // Runs before the plugins that read pages load them.
    versions.forEach((docs) => writePages(siteDir, docs));
    const isServing = process.env.NODE_ENV === 'development';
    let lastSubjects: string | undefined;
    return {
      name: 'api-reference',
      async loadContent() {
        const subjects = await Promise.all(versions.map((docs) => readProse(siteDir, docs)));
        const problems = versions.map(
          ({ docsDir }) => readProblems(path.join(siteDir, docsDir)).problems,
        );
        const text = JSON.stringify([
          subjects.map(({ pathnames, ...rest }) => ({ ...rest, pathnames: [...pathnames] })),
          problems,
        ]);
        if (text === lastSubjects) {
          // A save during development that doesn't change what pages cover.
          return;
        }
        const isReload = lastSubjects !== undefined;
        const choice = chooseMajors({
          all: API_MAJORS,
          own: versions.map(({ name }) => name),
          read: API_MAJORS.filter((major) => isRead(siteDir, major)),
          isServing,
        });
        if (!isReload) {
          reportChoice(choice);
        }
        const { extractions, times } = await loadModels(siteDir, choice.majors);
        if (!isReload) {
          report(
            extractions.filter(({ model }) => versions.some(({ name }) => name === model.major)),
            times,
          );
        }
        const published: { path: string; content: string }[] = [];
        for (const [index, docs] of versions.entries()) {
          const { pages, models, own } = await writeVersion({
            models: extractions.map(({ model }) => model),
            docs,
            read: subjects[index]!,
            problems: problems[index]!,
            directory: path.join(generatedFilesDir, 'api-reference', docs.name),
            repositoryUrl,
            measure: (measured, prose) =>
              measurePages({
                siteDir,
                docs,
                models: measured,
                prose,
                isCachedOnly: isServing,
                report: (problem) => console.log(`[api-reference] ${problem}`),
              }),
          });
          published.push(
            ...createPublishedFiles(own, pages),
            ...(docs.isCurrent && choice.left.length === 0 ? createChangesFiles(models) : []),
          );
        }
        lastSubjects = text;
        if (isReload) {
          // A reload during development: prose changes demos and links, not the packages.
          return;
        }
        [createSchemaFile(), ...published].forEach((file) =>
          write(path.join(siteDir, staticDir, file.path), file.content),
        );
      },
      configureWebpack: () => ({
        resolveLoader: {
          alias: {
            'api-page': path.join(__dirname, 'moduleLoader.cjs'),
            'api-catalogue': path.join(__dirname, 'moduleLoader.cjs'),
          },
        },
      }),
      getPathsToWatch: () =>
        versions.flatMap(({ docsDir }) => [
          path.join(siteDir, docsDir, '**/index.mdx'),
          path.join(siteDir, docsDir, PROBLEMS_FOLDER, '*.ts'),
        ]),
    };
  };
}
