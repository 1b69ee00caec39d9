import { statSync } from 'node:fs';
import path from 'node:path';
import type { ArgType, SourceTemplate } from '../../src/lib/contracts/demoControls';
import type {
  CodeVariant,
  DemoSource,
  DemoSources,
  DemoStyling,
  SourceFile,
} from '../../src/lib/contracts/demos';
import { getInitialArgs } from '../../src/lib/demoControls/args';
import { fillTemplate } from '../../src/lib/demoControls/fillTemplate';
import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import { toJavaScriptName } from '../../src/lib/fileTypes';
import { checkProgram } from './checkProgram';
import { checkFormat, createSourceTemplate, fillPreview } from './controls/createControls';
import { readControls } from './controls/checkControls';
import { createPreview } from './createPreview';
import type { OtherLibrary } from './dates/dialects';
import { translateProgram } from './dates/translateProgram';
import { findStylings } from './findStylings';
import { isTemplate } from './findTemplates';
import { highlight } from './highlight';
import { readProgram, type Program } from './readProgram';
import { resolvePackages } from './resolvePackages';
import { toJavaScript } from './toJavaScript';

/** All problems with a demo's files, each with its file (absolute). */
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

interface DescribedSource {
  source: DemoSource;
  /** Only for demos with controls. */
  template?: SourceTemplate;
}

function describeSource(
  [entry, ...others]: [SourceFile, ...SourceFile[]],
  argTypes: readonly ArgType[] | undefined,
): DescribedSource {
  const initial = getInitialArgs(argTypes ?? []);
  const template = argTypes && createSourceTemplate(entry.code, entry.name, argTypes, initial);
  const code = template ? fillTemplate(template.entry, initial).code : entry.code;
  const preview = template ? fillPreview(code, template, initial) : createPreview(code, entry.name);
  const files = [{ ...entry, code }, ...others];
  const source = {
    files: files.map((file) => ({ ...file, html: highlight(file.code, file.name) })),
    ...(preview && { preview }),
  };
  return { source, ...(template && { template }) };
}

interface DescribedStyling {
  source: DemoStyling;
  templates?: Record<CodeVariant, SourceTemplate>;
}

async function describeStyling(
  name: string,
  program: Program,
  packages: ReturnType<typeof resolvePackages>,
  argTypes: readonly ArgType[] | undefined,
): Promise<DescribedStyling> {
  const files = program.files.map((file, index) => ({
    name: index === 0 ? `${name}.tsx` : file.name,
    code: file.code,
  })) as [SourceFile, ...SourceFile[]];
  const translated = (await Promise.all(files.map(translate))) as typeof files;
  const TS = describeSource(files, argTypes);
  const JS = describeSource(translated, argTypes);
  return {
    source: {
      TS: TS.source,
      JS: JS.source,
      dependencies: packages.dependencies,
      typeDependencies: packages.typeDependencies,
    },
    ...(TS.template && JS.template && { templates: { TS: TS.template, JS: JS.template } }),
  };
}

/**
 * The controls of a demo, which are the same in all its stylings, and the problems with its code.
 */
async function describeControls(
  programs: readonly Program[],
  docsDir: string,
): Promise<{ argTypes?: ArgType[]; diagnostics: Diagnostic[] }> {
  const read = programs.map((program) => readControls(program, docsDir)?.argTypes);
  const [argTypes] = read;
  const diagnostics = await Promise.all(
    programs.map(async ({ files: [entry] }, index): Promise<Diagnostic[]> => {
      if (JSON.stringify(read[index]) === JSON.stringify(argTypes)) {
        return argTypes ? checkFormat(entry!, argTypes) : [];
      }
      const message = `${entry!.name} takes different props than the demo in its first styling. Use the same interface and the same defaults.`;
      return [{ file: entry!.path, line: 1, column: 1, message }];
    }),
  );
  return { argTypes, diagnostics: diagnostics.flat() };
}

/**
 * Either all previews are short or none is shown, because switching the styling must not move the
 * page.
 */
function dropUnevenPreviews(stylings: DemoStyling[]): void {
  const sources = stylings.flatMap(({ TS, JS }) => [TS, JS]);
  if (sources.some(({ preview }) => !preview)) {
    sources.forEach((source) => delete source.preview);
  }
}

type DemoCache = Map<string, { stamp: string; sources: Promise<DemoSources> }>;

/**
 * Shared by the whole process, because the config, its plugins and the loader each load this module
 * separately.
 */
function getCache(): DemoCache {
  const holder = globalThis as { [CACHE_KEY]?: DemoCache };
  return (holder[CACHE_KEY] ??= new Map() as DemoCache);
}

const CACHE_KEY = Symbol.for('component-docs.demos');

/** Errors in the translation to JavaScript of code that the compiler parses. */
function describeError({ files }: Program, { message }: Error): Diagnostic {
  const [, line = '1', column = '1'] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  const file = files[0]!.path;
  return {
    file,
    line: Number(line),
    column: Number(column),
    message: `${path.basename(file)} has a syntax error: ${message.split('\n')[0]}`,
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
  const controls = await describeControls(
    programs.map(({ program }) => program),
    docsDir,
  );
  if (controls.diagnostics.length > 0) {
    throw new DemoDiagnosticsError(controls.diagnostics);
  }
  const { argTypes } = controls;
  const stylings = await Promise.all(
    programs.map(async ({ styling, program }) => {
      const specifiers = program.imports.map(({ specifier }) => specifier);
      const packages = resolvePackages(specifiers, docsDir);
      try {
        const described = await describeStyling(name, program, packages, argTypes);
        return [styling, described] as const;
      } catch (error) {
        throw new DemoDiagnosticsError([describeError(program, error as Error)]);
      }
    }),
  );
  dropUnevenPreviews(stylings.map(([, { source }]) => source));
  return {
    name,
    path: path.relative(path.dirname(docsDir), base).split(path.sep).join('/'),
    ...(library && { dateLibrary: library }),
    ...(isTemplate(base, docsDir) && { isPage: true }),
    ...(argTypes && {
      controls: {
        argTypes,
        templates: Object.fromEntries(
          stylings.map(([styling, { templates }]) => [styling, templates]),
        ),
      },
    }),
    stylings: Object.fromEntries(
      stylings.map(([styling, { source }]) => [styling, source]),
    ) as DemoSources['stylings'],
  };
}

/** Files that affect a demo: its entries and their imports. */
export function listDemoFiles(base: string): string[] {
  const files = [...findStylings(base)].flatMap(([styling, entry]) =>
    readProgram(entry, styling).files.map(({ path: file }) => file),
  );
  return [...new Set(files)];
}

/**
 * Everything that the site derives from a demo: its program in every styling and language,
 * highlighted, with previews and the packages it needs. `base` is the absolute path of `X.tsx`,
 * `docsDir` that of its workspace; `library` is one of `listOtherLibraries`, unlike the one it's
 * written in. Throws `DemoDiagnosticsError` with all problems.
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
  // Diagnostics use this module's error class, so callers from another instance must get their own.
  sources.catch(() => cache.delete(key));
  return sources;
}
