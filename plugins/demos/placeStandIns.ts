import path from 'node:path';
import ts from 'typescript';
import type { CodeStyling } from '../../src/lib/contracts/demos';
import { findDocsDir } from '../packages/installed';
import { findStandIn, readProgram, resolveSibling } from './readProgram';

interface StyledFile {
  /** Absolute path. */
  file: string;
  styling: CodeStyling;
}

/**
 * The bundler request of a relative import in a program of a styling; undefined if it's unchanged.
 */
function createRequest(specifier: string, { file, styling }: StyledFile): string | undefined {
  const sibling = resolveSibling(path.resolve(path.dirname(file), specifier));
  if (!sibling || !/\.tsx?$/.test(sibling)) {
    return undefined;
  }
  const standIn = findStandIn(sibling, styling);
  const target = standIn ?? sibling;
  const { files } = readProgram(target, styling, findDocsDir(file));
  const isVaried = files.some(({ standsInFor }) => standsInFor);
  if (!standIn && !isVaried) {
    return undefined;
  }
  const relative = path.relative(path.dirname(file), target).split(path.sep).join('/');
  return `${relative.startsWith('.') ? '' : './'}${relative}${isVaried ? `?styling=${styling}` : ''}`;
}

/**
 * A file's code in a program of a styling: imports of files with stand-ins, or of files that lead
 * to them, request those instead. Files that are the same in all stylings stay one module.
 */
export function placeStandIns(code: string, styled: StyledFile): string {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((text, { fileName, pos }) => {
      const request = createRequest(fileName, styled);
      const start = text.indexOf(fileName, pos);
      return request ? text.slice(0, start) + request + text.slice(start + fileName.length) : text;
    }, code);
}
