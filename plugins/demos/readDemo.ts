import { statSync } from 'node:fs';
import path from 'node:path';
import type {
  DemoSource,
  DemoSources,
  DemoStyling,
  SourceFile,
} from '../../src/lib/contracts/demos';
import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import { toJavaScriptName } from '../../src/lib/fileTypes';
import { checkProgram } from './checkProgram';
import { createPreview } from './createPreview';
import type { OtherLibrary } from './dates/dialects';
import { translateProgram } from './dates/translateProgram';
import { findStylings } from './findStylings';
import { isTemplate } from './findTemplates';
import { highlight } from './highlight';
import { readProgram, type Program } from './readProgram';
import { resolvePackages } from './resolvePackages';
import { toJavaScript } from './toJavaScript';

/** What is wrong with a demo's files, each at its own file, which is absolute. */
export class DemoDiagnosticsError extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.name = 'DemoDiagnosticsError';
  }
}

async function translate({ name, code }: SourceFile): Promise<SourceFile> {
  return name.endsWith('.css')
    ? { name, code }
    : { name: toJavaScriptName(name), code: await toJavaScript(code, name) };
}

function describeSource(files: SourceFile[]): DemoSource {
  const [entry] = files;
  const preview = entry && createPreview(entry.code, entry.name);
  return {
    files: files.map(({ name, code }) => ({ name, code, html: highlight(code, name) })),
    ...(preview && { preview }),
  };
}

async function describeStyling(
  name: string,
  program: Program,
  packages: ReturnType<typeof resolvePackages>,
): Promise<DemoStyling> {
  const files = program.files.map((file, index) => ({
    name: index === 0 ? `${name}.tsx` : file.name,
    code: file.code,
  }));
  return {
    TS: describeSource(files),
    JS: describeSource(await Promise.all(files.map(translate))),
    dependencies: packages.dependencies,
    typeDependencies: packages.typeDependencies,
  };
}

/** Previews are all short or none is shown: a change of styling must not move the page. */
function dropUnevenPreviews(stylings: DemoStyling[]): void {
  const sources = stylings.flatMap(({ TS, JS }) => [TS, JS]);
  if (sources.some(({ preview }) => !preview)) {
    sources.forEach((source) => delete source.preview);
  }
}

type DemoCache = Map<string, { stamp: string; sources: Promise<DemoSources> }>;

/** Of the whole process: the config, its plugins and the loader each load this module anew. */
function getCache(): DemoCache {
  const holder = globalThis as { [CACHE_KEY]?: DemoCache };
  return (holder[CACHE_KEY] ??= new Map() as DemoCache);
}

const CACHE_KEY = Symbol.for('component-docs.demos');

/** What the translation to JavaScript stumbles over, although the compiler parses it. */
function describeError({ files }: Program, { message }: Error): Diagnostic {
  const [, line = '1', column = '1'] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  const file = files[0]!.path;
  return {
    file,
    line: Number(line),
    column: Number(column),
    message: `${path.basename(file)} does not parse: ${message.split('\n')[0]}`,
  };
}

async function readStylings(
  base: string,
  docsDir: string,
  library: OtherLibrary | undefined,
): Promise<DemoSources> {
  const name = path.basename(base, '.tsx');
  const programs = await Promise.all(
    [...findStylings(base)].map(async ([styling, entry]) => {
      const program = readProgram(entry, styling);
      return { styling, program: library ? await translateProgram(program, library) : program };
    }),
  );
  const diagnostics = programs.flatMap(({ program }) => checkProgram(program, docsDir));
  if (diagnostics.length > 0) {
    throw new DemoDiagnosticsError(diagnostics);
  }
  const stylings = await Promise.all(
    programs.map(async ({ styling, program }) => {
      const specifiers = program.imports.map(({ specifier }) => specifier);
      const packages = resolvePackages(specifiers, docsDir);
      try {
        return [styling, await describeStyling(name, program, packages)] as const;
      } catch (error) {
        throw new DemoDiagnosticsError([describeError(program, error as Error)]);
      }
    }),
  );
  dropUnevenPreviews(stylings.map(([, styling]) => styling));
  return {
    name,
    path: path.relative(path.dirname(docsDir), base).split(path.sep).join('/'),
    ...(library && { dateLibrary: library }),
    ...(isTemplate(base, docsDir) && { isPage: true }),
    stylings: Object.fromEntries(stylings) as DemoSources['stylings'],
  };
}

/** Files whose change makes a demo another: its entries, and what they import. */
export function listDemoFiles(base: string): string[] {
  const files = [...findStylings(base)].flatMap(([styling, entry]) =>
    readProgram(entry, styling).files.map(({ path: file }) => file),
  );
  return [...new Set(files)];
}

/**
 * Everything that the site derives from a demo: its program in every styling and language,
 * highlighted, with previews and the packages it needs. `base` is the absolute path of `X.tsx`,
 * `docsDir` that of its workspace; `library` is another than the one it is written with, of
 * `listOtherLibraries`. Throws `DemoDiagnosticsError` with all that is wrong.
 */
export function readDemo(
  base: string,
  docsDir: string,
  library?: OtherLibrary,
): Promise<DemoSources> {
  const key = `${base}@${library}`;
  const stamp = listDemoFiles(base)
    .map((file) => `${file}:${statSync(file).mtimeMs}`)
    .join();
  const cache = getCache();
  const cached = cache.get(key);
  if (cached?.stamp === stamp) {
    return cached.sources;
  }
  const sources = readStylings(base, docsDir, library);
  cache.set(key, { stamp, sources });
  // A diagnostic is an error of this module's own class: who asks next must get it from its own.
  sources.catch(() => cache.delete(key));
  return sources;
}
