import path from 'node:path';
import { translateBlock } from '../../plugins/demos/dates/translateBlock';
import { listInstalledLibraries } from '../../plugins/demos/dates/translateProgram';
import { findDocsDir } from '../../plugins/packages/installed';
import {
  compileByAdapter,
  type CompilerConfig,
  type CompilerMessage,
} from '../../plugins/types/compileByAdapter';
import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import { CODE_EXTENSIONS, SCRIPT_EXTENSIONS } from '../../src/lib/fileTypes';
import { completeFences, type Completion } from './completeFences';
import { UNKNOWN_NAMES } from './findOpenNames';
import type { Fence } from './readFences';
import { readPackages, type Packages } from './readPackages';
import { readStatements } from './readStatements';

export interface PageFences {
  /** Path of the page. */
  file: string;
  fences: readonly Fence[];
  /** Path of the page next to which the compiler sees their code; the page itself by default. */
  module?: string;
}

const LANGUAGES: readonly string[] = [...CODE_EXTENSIONS, 'json', 'bash', 'diff', 'text'];
const SCRIPTS: readonly string[] = SCRIPT_EXTENSIONS;

function findLanguageDiagnostics({ file, fences }: PageFences): Diagnostic[] {
  return fences
    .filter(({ language }) => !LANGUAGES.includes(language))
    .map(({ language, line }) => ({
      file,
      line: line - 1,
      message: `Unknown code language "${language}". Use one of: ${LANGUAGES.join(', ')}.`,
    }));
}

function findJsonDiagnostics({ file, fences }: PageFences): Diagnostic[] {
  return fences.flatMap(({ language, line, code }) => {
    if (language !== 'json') {
      return [];
    }
    try {
      JSON.parse(code);
      return [];
    } catch (error) {
      return [{ file, line, message: `Not valid JSON: ${(error as Error).message}` }];
    }
  });
}

interface Source {
  page: string;
  fence: Fence;
  text: string;
  /** The number of lines before the block's own, and how many of those the check adds. */
  offset: number;
  added: number;
  /** The date library that the site translates it to, if any. */
  library?: string;
}

const join = (...parts: string[]) => parts.filter(Boolean).join('\n');

const countLines = (text: string) => (text === '' ? 0 : text.split('\n').length);

/** A fence in each other date library that the site shows it with, including its setup. */
function translateFence({ language, code }: Fence, setup: string, docsDir: string) {
  const libraries = listInstalledLibraries(docsDir);
  const blocks = translateBlock(language, code, libraries);
  // Together, so that the setup imports what the code needs.
  const wholes = translateBlock(language, join(setup, code), libraries);
  return new Map(
    [...(blocks ?? [])].map(([library, text]) => [
      library,
      wholes?.get(library) ?? join(setup, text),
    ]),
  );
}

const isTyped = ({ language }: Fence) => language === 'ts' || language === 'tsx';

interface PlacedFence {
  page: string;
  fence: Fence;
}

/** The scripts of the pages by where the compiler sees them. */
function placeFences(pages: readonly PageFences[]): Map<string, PlacedFence> {
  const placed = new Map<string, PlacedFence>();
  for (const { file, fences, module = file } of pages) {
    const folder = path.dirname(path.resolve(module));
    fences.forEach((fence, index) => {
      if (SCRIPTS.includes(fence.language)) {
        placed.set(path.join(folder, `fence-${index}.${fence.language}`), { page: file, fence });
      }
    });
  }
  return placed;
}

const createPackagesReader = () => {
  const found = new Map<string, Packages>();
  return (file: string): Packages => {
    const docsDir = findDocsDir(file);
    const packages = found.get(docsDir) ?? readPackages(docsDir);
    found.set(docsDir, packages);
    return packages;
  };
};

function completeAll(placed: ReadonlyMap<string, PlacedFence>): Map<string, Completion> {
  const typed = new Map(
    [...placed].flatMap(([name, { fence }]) => (isTyped(fence) ? [[name, fence] as const] : [])),
  );
  return completeFences(typed, createPackagesReader());
}

/** Each TypeScript fence as a module next to its page; JavaScript fences are only parsed. */
function collectSources(
  placed: ReadonlyMap<string, PlacedFence>,
  completions: ReadonlyMap<string, Completion>,
): Map<string, Source> {
  const sources = new Map<string, Source>();
  placed.forEach(({ page, fence }, name) => {
    const { before = '', after = '' } = completions.get(name) ?? {};
    const setup = join(before, fence.setup);
    const add = (file: string, code: string, library?: string) =>
      sources.set(file, {
        ...{ page, fence, offset: countLines(setup), added: countLines(before) },
        text: `${code}\n${after || 'export {};'}\n`,
        ...(library && { library }),
      });
    add(name, join(setup, fence.code));
    const { dir, name: base, ext } = path.parse(name);
    translateFence(fence, setup, findDocsDir(name)).forEach((code, library) =>
      add(path.join(dir, `${base}-${library}${ext}`), code, library),
    );
  });
  return sources;
}

const HINT = ' Import it, or declare it in a set-up comment (see handbook/writing-pages.md).';

function toDiagnostic(
  { line, text, code }: CompilerMessage,
  { page, fence, offset, added, library }: Source,
): Diagnostic {
  const origin = line > offset ? '' : `In ${line > added ? 'the set-up' : 'what the check adds'}: `;
  return {
    file: page,
    line: fence.line + Math.max(0, line - 1 - offset),
    message: [
      library ? `Written with ${library}: ` : '',
      `${origin}${text}${UNKNOWN_NAMES.has(code) ? HINT : ''}`,
    ].join(''),
  };
}

/** Statements in the set-up of a page that none of its blocks uses. */
function findUnusedDiagnostics(
  placed: ReadonlyMap<string, PlacedFence>,
  completions: ReadonlyMap<string, Completion>,
): Diagnostic[] {
  const diffs = [...placed.values()].filter(({ fence }) => fence.from !== undefined);
  // The other side of a diff may be in another version, which may not be checked.
  const isDiff = (file: string) => diffs.some(({ page }) => page === file);
  const files = new Set([...placed.values()].map(({ page }) => page));
  return [...files]
    .filter((file) => !isDiff(file))
    .flatMap((file) => {
      const own = [...placed].filter(([, { page }]) => page === file);
      const { setup = '', line = 1 } = own[0]?.[1].fence.page ?? {};
      const used = own.flatMap(
        ([name]) => completions.get(name)?.used.map(({ text }) => text) ?? [],
      );
      return readStatements(setup)
        .filter(({ text }) => !used.includes(text))
        .map(({ text }) => ({ file, line, message: `No code block of the page needs "${text}".` }));
    });
}

/** Compiler errors about unused names. */
const UNUSED = new Set([6133, 6192, 6196, 6198]);

/**
 * One side of a diff may show an import that other lines of the page use, and a declaration that the
 * check adds may declare more than the block needs.
 */
const isFine = ({ code, line }: CompilerMessage, { fence, added }: Source) =>
  UNUSED.has(code) && (fence.from !== undefined || line <= added);

/** The code of pages as compiler sources, and a mapping of compiler messages back to the pages. */
export interface FenceSources {
  /** By absolute path. */
  texts: ReadonlyMap<string, string>;
  describe: (messages: readonly CompilerMessage[]) => Diagnostic[];
}

export function createFenceSources(pages: readonly PageFences[]): FenceSources {
  const placed = placeFences(pages);
  const completions = completeAll(placed);
  const sources = collectSources(placed, completions);
  return {
    texts: new Map([...sources].map(([name, { text }]) => [name, text])),
    describe: (messages) => {
      const diagnostics = messages.flatMap((message) => {
        const source = sources.get(message.file ?? '');
        return source && !isFine(message, source) ? [toDiagnostic(message, source)] : [];
      });
      // The parser may report the same error twice for a line.
      const byText = new Map(diagnostics.map((found) => [formatDiagnostic(found), found]));
      return [...byText.values(), ...findUnusedDiagnostics(placed, completions)];
    },
  };
}

/** Errors in the code of pages that can be found without compiling it. */
export function findPlainDiagnostics(pages: readonly PageFences[]): Diagnostic[] {
  return [...pages.flatMap(findLanguageDiagnostics), ...pages.flatMap(findJsonDiagnostics)];
}

/**
 * Compiles the code of pages against the packages of their docs version: TypeScript strictly,
 * JavaScript for its syntax, JSON by parsing it. Returns every diagnostic.
 */
export function checkFences(pages: readonly PageFences[], config: CompilerConfig): Diagnostic[] {
  const { texts, describe } = createFenceSources(pages);
  return [
    ...findPlainDiagnostics(pages),
    ...describe(compileByAdapter({ sources: texts, config })),
  ];
}
