import { Parser, type Program } from 'acorn';
import jsx from 'acorn-jsx';
import { transform, type Options, type Transform } from 'sucrase';
import type { SourceFile } from '@site/src/lib/contracts/demos';
import { isTypeScript } from '@site/src/lib/fileTypes';
import { findRequires, type Requirement } from './findRequires';
import { guardLoops } from './guardLoops';
import { ProgramError } from './ProgramError';

export interface CompiledFile {
  /** CommonJS with guarded loops; its lines are those of the source. */
  code: string;
  requirements: Requirement[];
}

interface Location {
  line: number;
  column: number;
}

/** What both parsers throw; sucrase counts columns from 1, acorn from 0. */
interface SyntaxDiagnostic {
  message: string;
  loc?: Location;
}

/** `Error transforming a.tsx: Unexpected token (3:5)` → `Unexpected token`. */
function cleanMessage(message: string, name: string): string {
  return message.replace(`Error transforming ${name}: `, '').replace(/ \(\d+:\d+\)$/, '');
}

/** The column, from 1, where the source and what became of it agree up to there. */
function getColumn(
  source: string,
  output: string,
  { line, column }: Location,
): { column?: number } {
  const getStart = (code: string) => code.split('\n')[line - 1]?.slice(0, column);
  return getStart(source) === getStart(output) ? { column: column + 1 } : {};
}

function transformFile({ name, code }: SourceFile, options: Partial<Options>): string {
  const transforms: Transform[] = [...(options.transforms ?? []), 'jsx'];
  if (isTypeScript(name)) {
    transforms.push('typescript');
  }
  try {
    return transform(code, { ...options, transforms, disableESTransforms: true, filePath: name })
      .code;
  } catch (error) {
    const { message, loc } = error as SyntaxDiagnostic;
    throw new ProgramError({ message: cleanMessage(message, name), file: name, ...loc });
  }
}

/** Parses what a file was compiled to; a diagnostic is placed in the file. */
function parseOutput({ name, code }: SourceFile, output: string, isModule: boolean): Program {
  try {
    return (isModule ? Parser.extend(jsx()) : Parser).parse(output, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      locations: true,
    });
  } catch (error) {
    const { message, loc } = error as SyntaxDiagnostic;
    throw new ProgramError({
      message: cleanMessage(message, name),
      file: name,
      ...(loc && { line: loc.line, ...getColumn(code, output, loc) }),
    });
  }
}

/** Makes a `.tsx`, `.ts`, `.jsx` or `.js` file runnable. Throws a ProgramError where it is wrong. */
export function compileFile(file: SourceFile): CompiledFile {
  // Sucrase lets much through that is wrong, closing tags of other names too.
  parseOutput(file, transformFile(file, { jsxRuntime: 'preserve' }), true);
  const output = transformFile(file, {
    transforms: ['imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const program = parseOutput(file, output, false);
  return { code: guardLoops(output, program), requirements: findRequires(program) };
}
