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

/** What a relative import asks the bundler for in a program of a styling; undefined: as it is. */
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
 * A file's code as a program of a styling has it: where it imports a file that another stands in
 * for, or one that leads to such a file, it asks the bundler for those. What is the same in all
 * stylings stays one module.
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
