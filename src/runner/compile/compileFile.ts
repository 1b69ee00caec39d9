import { Parser, type Program } from 'acorn';
import jsx from 'acorn-jsx';
import { transform, type Options, type Transform } from 'sucrase';
import type { SourceFile } from '@site/src/lib/contracts/demos';
import { isTypeScript } from '@site/src/lib/fileTypes';
import { findRequires, type Requirement } from './findRequires';
import { guardLoops } from './guardLoops';
import { ProgramError } from './ProgramError';

export interface CompiledFile {
  /** CommonJS with guarded loops; its lines match the source's. */
  code: string;
  requirements: Requirement[];
}

interface Location {
  line: number;
  column: number;
}

/** The error that both parsers throw; columns are 1-based in sucrase and 0-based in acorn. */
interface SyntaxDiagnostic {
  message: string;
  loc?: Location;
}

/** `Error transforming a.tsx: Unexpected token (3:5)` → `Unexpected token`. */
function cleanMessage(message: string, name: string): string {
  return message.replace(`Error transforming ${name}: `, '').replace(/ \(\d+:\d+\)$/, '');
}

/** The column (1-based) if the source and the output are the same up to there. */
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

/** Parses a file's output; problems are located in the file. */
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

/**
 * Makes a `.tsx`, `.ts`, `.jsx` or `.js` file executable. Throws a ProgramError if it's invalid.
 */
export function compileFile(file: SourceFile): CompiledFile {
  // Sucrase accepts much that is invalid, including closing tags with a different name.
  parseOutput(file, transformFile(file, { jsxRuntime: 'preserve' }), true);
  const output = transformFile(file, {
    transforms: ['imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const program = parseOutput(file, output, false);
  return { code: guardLoops(output, program), requirements: findRequires(program) };
}
