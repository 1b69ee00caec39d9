import path from 'node:path';
import {
  STYLING_ENDINGS,
  type CodeStyling,
  type DatedLines,
  type DemoSources,
} from '../../src/lib/contracts/demos';
import { CURRENT_VERSION, findVersionOfDir } from '../../src/lib/docsVersions';
import { getLeastPlan } from '../../src/lib/products';
import { hasDates } from './dates/translateProgram';
import { findStylings } from './findStylings';
import { readProgram } from './readProgram';

const SITE_DIR = path.join(__dirname, '../..');

/** Loads the style sheet of the Tailwind variants of a folder. */
const TAILWIND_LOADER = '@site/src/features/demo/loadTailwind.ts';

interface ModuleOptions {
  /** The demo in other date libraries. */
  dated?: readonly DemoSources[];
  base: string;
  docsDir: string;
  isServer: boolean;
  /**
   * Whether sources are a separate module that updates with the file; otherwise they're a file of
   * the site.
   */
  isDevelopment?: boolean;
  /**
   * Whether everything is in the page's own chunk; only `npm run bench` uses this, to measure the
   * cost.
   */
  isEager?: boolean;
}

const countLines = (code: string | undefined) => code?.split('\n').length ?? 0;

function countSourceLines({ stylings }: DemoSources): DatedLines {
  const { preview, files } = stylings.system.TS;
  return [countLines(preview?.code), countLines(files[0]?.code)];
}

function countDatedLines(dated: readonly DemoSources[]): Record<string, DatedLines> {
  const entries = dated.map((other): [string, DatedLines] => [
    other.dateLibrary ?? '',
    countSourceLines(other),
  ]);
  return Object.fromEntries(entries);
}

function createStaticCode({ stylings }: DemoSources) {
  const { preview, files } = stylings.system.TS;
  return { html: preview?.html ?? files[0]?.html ?? '', isPreview: preview !== undefined };
}

/**
 * Whether a program mentions density, or shows the toolbar with the density menu: a density from
 * the theme would override its state, and the menu would do nothing.
 */
function setsDensity({ stylings }: DemoSources): boolean {
  return stylings.system.TS.files.some(({ code }) => /density|\bGridToolbar\b/i.test(code));
}

/** Code that loads a demo's component; the Tailwind styling also needs `createTailwindImport`. */
export function createLoader(styling: CodeStyling, request: string): string {
  const load = `import(${JSON.stringify(request)})`;
  return styling === 'Tailwind' ? `() => loadTailwind(${load})` : `() => ${load}`;
}

/** The bundler request for a program in a styling; `stylingLoader.cjs` reads the query. */
function createRequest(base: string, styling: CodeStyling, entry: string): string {
  const query = entry === base && styling !== 'system' ? `?styling=${styling}` : '';
  return `./${path.basename(entry)}${query}`;
}

/** Import of the Tailwind sheet of a program, which is that of the folder of its Tailwind files. */
export function createTailwindImport(entry: string): string {
  const styled = readProgram(entry, 'Tailwind').files.find(({ path: file }) =>
    file.endsWith(STYLING_ENDINGS.Tailwind),
  );
  const directory = path.dirname(styled?.path ?? entry);
  const folder = path.relative(SITE_DIR, directory).split(path.sep).join('/');
  return `import { loadTailwind } from ${JSON.stringify(`${TAILWIND_LOADER}?${folder}`)};\n`;
}

/**
 * The id of a demo: its path in the docs folder without extension, prefixed with the docs version
 * unless it's the current one. With another date library it's a separate demo:
 * `react-date-pickers/date-picker/DateState@luxon`.
 */
export function getDemoId(base: string, docsDir: string, library?: string): string {
  const version = findVersionOfDir(docsDir);
  const id = path
    .relative(docsDir, base)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx$/, '');
  const own = version === CURRENT_VERSION ? id : `${version}/${id}`;
  return library === undefined ? own : `${own}@${library}`;
}

/** Source of the module that a page imports for a demo (`DemoManifest`). */
export function createManifestModule(
  sources: DemoSources,
  { dated = [], base, docsDir, isServer, isDevelopment = false, isEager = false }: ModuleOptions,
): string {
  const stylings = [...findStylings(base)];
  const { files } = sources.stylings.system.TS;
  const [previewLines, sourceLines] = countSourceLines(sources);
  const plan = getLeastPlan(Object.keys(sources.stylings.system.dependencies));
  const facts = {
    name: sources.name,
    id: getDemoId(base, docsDir),
    version: findVersionOfDir(docsDir),
    stylings: stylings.map(([styling]) => styling),
    ...(plan !== 'community' && { plan }),
    ...(setsDensity(sources) && { hasOwnDensity: true }),
    previewLines,
    sourceLines,
    ...(files.length > 1 && { hasTabs: true }),
    ...(hasDates(base) && { dateLibraries: countDatedLines(dated) }),
    ...(isServer && { staticCode: createStaticCode(sources) }),
  };
  const requests = stylings.map(
    ([styling, entry]) => [styling, createRequest(base, styling, entry)] as const,
  );
  const loadDates =
    dated.length > 0
      ? `loadDates: () => import(${JSON.stringify(`!!demo?part=dates!./${path.basename(base)}`)}), `
      : '';
  const sourcesRequest = `!!demo?part=sources!./${path.basename(base)}`;
  const librariesRequest = path.join(docsDir, '_libraries.ts');
  const loadSources = isDevelopment
    ? `loadSources: () => import(${JSON.stringify(sourcesRequest)}), `
    : '';
  const tailwind = isServer ? undefined : stylings.find(([styling]) => styling === 'Tailwind');
  const head = tailwind ? createTailwindImport(tailwind[1]) : '';
  // The server never runs a demo, so its bundle stays small without them.
  const loaders = isServer
    ? 'loadLibraries: undefined, components: {}'
    : `${loadSources}${loadDates}loadLibraries: () => import(${JSON.stringify(librariesRequest)}), components: { ${requests
        .map(([styling, request]) => `${styling}: ${createLoader(styling, request)}`)
        .join(', ')} }`;
  const eager = isEager
    ? [sourcesRequest, ...requests.map(([, request]) => request)]
        .map((request) => `import ${JSON.stringify(request)};\n`)
        .join('')
    : '';
  return `${head}${eager}export default { ...${JSON.stringify(facts)}, ${loaders} };\n`;
}

/** Source of the module with a demo's code (`DemoSources`). */
export function createSourcesModule(sources: DemoSources): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(sources))});\n`;
}
