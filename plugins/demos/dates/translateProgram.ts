import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import ts from 'typescript';
import { CODE_STYLE } from '../../../src/lib/codeStyle';
import { findVersionOfDir } from '../../../src/lib/docsVersions';
import { locate } from '../../../src/lib/locate';
import { readManifest } from '../../packages/installed';
import { findStylings } from '../findStylings';
import { readProgram, type Program } from '../readProgram';
import { OTHER_LIBRARIES, type OtherLibrary } from './dialects';
import { translateDates } from './translateDates';

/** The first major whose adapters have the names that we use. */
const FIRST_MAJOR = 8;

const isScript = (name: string) => !name.endsWith('.css');

const usesDates = ({ files }: Program) =>
  files.some(({ name, code }) => isScript(name) && /\bdayjs\b|\bAdapterDayjs\b/.test(code));

/**
 * A program in another date library; undefined if it has no dates, or if only Day.js can do what it
 * does.
 */
function translateFiles(program: Program, library: OtherLibrary): Program['files'] | undefined {
  if (!usesDates(program)) {
    return undefined;
  }
  const files = program.files.map((file) => {
    const code = isScript(file.name) ? translateDates(file.code, file.name, library) : file.code;
    return code === undefined ? undefined : { ...file, code };
  });
  return files.every((file) => file !== undefined) ? files : undefined;
}

/** The libraries besides Day.js that demos and code of a workspace can be written in. */
export function listInstalledLibraries(docsDir: string): readonly OtherLibrary[] {
  const { dependencies = {} } = readManifest(docsDir);
  const isRecent = Number(findVersionOfDir(docsDir).slice(1)) >= FIRST_MAJOR;
  return isRecent ? OTHER_LIBRARIES.filter((library) => dependencies[library] !== undefined) : [];
}

/** The libraries besides Day.js that a demo can be shown in. `base` and `docsDir` are absolute. */
export function listOtherLibraries(base: string, docsDir: string): readonly OtherLibrary[] {
  const entries = [...findStylings(base).values()];
  // Stylings with stand-ins share an entry, and a file can't depend on both library and styling.
  const hasOwnEntries = new Set(entries).size === entries.length;
  return hasOwnEntries
    ? listInstalledLibraries(docsDir).filter((library) =>
        entries.every((entry) => translateFiles(readProgram(entry), library) !== undefined),
      )
    : [];
}

/** Whether a demo uses dates of the library that demos are written in. */
export function hasDates(base: string): boolean {
  return usesDates(readProgram(base));
}

async function formatFile(file: Program['files'][number]): Promise<Program['files'][number]> {
  if (!isScript(file.name)) {
    return file;
  }
  const plugins = [typescript, estree];
  const code = await format(file.code, { ...CODE_STYLE, parser: 'typescript', plugins });
  return { ...file, code: code.trimEnd() };
}

function listImports({ name, code, path: file }: Program['files'][number]): Program['imports'] {
  return (isScript(name) ? ts.preProcessFile(code, true, true).importedFiles : [])
    .filter(({ fileName }) => !fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({ specifier: fileName, file, ...locate(code, pos) }));
}

/** A program in another library, formatted; it must be one of `listOtherLibraries`. */
export async function translateProgram(program: Program, library: OtherLibrary): Promise<Program> {
  const translated = translateFiles(program, library);
  if (!translated) {
    throw new Error(`${program.files[0]?.path} can't be written with ${library}.`);
  }
  const files = await Promise.all(translated.map(formatFile));
  return { ...program, files, imports: files.flatMap(listImports) };
}
