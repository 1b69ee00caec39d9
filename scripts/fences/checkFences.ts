import path from 'node:path';
import ts from 'typescript';
import type { Fault } from '../../src/lib/fault';
import type { Fence } from './readFences';

export interface PageFences {
  /** Path of the page. */
  file: string;
  fences: readonly Fence[];
}

const LANGUAGES = ['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'diff', 'css', 'text'];

function findLanguageFaults({ file, fences }: PageFences): Fault[] {
  return fences
    .filter(({ language }) => !LANGUAGES.includes(language))
    .map(({ language, line }) => ({
      file,
      line: line - 1,
      message: `Unknown code language "${language}". Use one of: ${LANGUAGES.join(', ')}.`,
    }));
}

function findJsonFaults({ file, fences }: PageFences): Fault[] {
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
      if (['tsx', 'ts', 'jsx', 'js'].includes(fence.language)) {
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

function toFault({ file, start = 0, messageText }: ts.Diagnostic, { page, fence }: Source) {
  const lineInFence = file ? file.getLineAndCharacterOfPosition(start).line : 0;
  const setupLines = fence.setup ? fence.setup.split('\n').length : 0;
  return {
    file: page,
    line: fence.line + Math.max(0, lineInFence - setupLines),
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

/**
 * Compiles the code of pages against the packages of their docs version: TypeScript strictly,
 * JavaScript for its syntax, JSON by parsing it. Returns every fault.
 */
export function checkFences(pages: readonly PageFences[], options: ts.CompilerOptions): Fault[] {
  const sources = collectSources(pages);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => sources.has(path.resolve(name)) || fileExists(name);
  host.readFile = (name) => sources.get(path.resolve(name))?.text ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const source = sources.get(path.resolve(name));
    return source
      ? ts.createSourceFile(name, source.text, version, true)
      : getSourceFile(name, version, ...rest);
  };
  const program = ts.createProgram([...sources.keys()], { ...options, allowJs: true }, host);
  const typeFaults = [...sources].flatMap(([name, source]) => {
    const file = program.getSourceFile(name);
    const isTyped = source.fence.language.startsWith('ts');
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...(isTyped ? program.getSemanticDiagnostics(file) : []),
    ];
    const faults = diagnostics.map((diagnostic) => toFault(diagnostic, source));
    // The parser may say the same thing twice about one line.
    return [...new Map(faults.map((fault) => [`${fault.line} ${fault.message}`, fault])).values()];
  });
  return [...pages.flatMap(findLanguageFaults), ...pages.flatMap(findJsonFaults), ...typeFaults];
}
