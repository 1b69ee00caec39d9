import path from 'node:path';
import ts from 'typescript';
import { compileByAdapter } from '../../plugins/types/compileByAdapter';
import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import { CODE_EXTENSIONS, SCRIPT_EXTENSIONS } from '../../src/lib/fileTypes';
import type { Fence } from './readFences';

export interface PageFences {
  /** Path of the page. */
  file: string;
  fences: readonly Fence[];
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
}

/** Each TypeScript fence as a module beside its page; JavaScript fences are parsed only. */
function collectSources(pages: readonly PageFences[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const { file, fences } of pages) {
    fences.forEach((fence, index) => {
      if (SCRIPTS.includes(fence.language)) {
        const name = path.join(
          path.dirname(path.resolve(file)),
          `fence-${index}.${fence.language}`,
        );
        const text = `${fence.setup ? `${fence.setup}\n` : ''}${fence.code}\nexport {};\n`;
        sources.set(name, { page: file, fence, text });
      }
    });
  }
  return sources;
}

function toDiagnostic({ file, start = 0, messageText }: ts.Diagnostic, { page, fence }: Source) {
  const lineInFence = file ? file.getLineAndCharacterOfPosition(start).line : 0;
  const setupLines = fence.setup ? fence.setup.split('\n').length : 0;
  return {
    file: page,
    line: fence.line + Math.max(0, lineInFence - setupLines),
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

/** The code of pages as sources for the compiler, and what its messages about them say of the pages. */
export interface FenceSources {
  /** By absolute path. */
  texts: ReadonlyMap<string, string>;
  describe: (messages: readonly ts.Diagnostic[]) => Diagnostic[];
}

export function createFenceSources(pages: readonly PageFences[]): FenceSources {
  const sources = collectSources(pages);
  return {
    texts: new Map([...sources].map(([name, { text }]) => [name, text])),
    describe: (messages) => {
      const diagnostics = messages.flatMap((message) => {
        const source = sources.get(path.resolve(message.file?.fileName ?? ''));
        return source ? [toDiagnostic(message, source)] : [];
      });
      // The parser may say the same thing twice about one line.
      const byText = new Map(diagnostics.map((found) => [formatDiagnostic(found), found]));
      return [...byText.values()];
    },
  };
}

/** What is wrong with the code of pages without compiling it. */
export function findPlainDiagnostics(pages: readonly PageFences[]): Diagnostic[] {
  return [...pages.flatMap(findLanguageDiagnostics), ...pages.flatMap(findJsonDiagnostics)];
}

/**
 * Compiles the code of pages against the packages of their docs version: TypeScript strictly,
 * JavaScript for its syntax, JSON by parsing it. Returns every diagnostic.
 */
export function checkFences(
  pages: readonly PageFences[],
  options: ts.CompilerOptions,
): Diagnostic[] {
  const { texts, describe } = createFenceSources(pages);
  return [
    ...findPlainDiagnostics(pages),
    ...describe(compileByAdapter({ sources: texts, options })),
  ];
}
