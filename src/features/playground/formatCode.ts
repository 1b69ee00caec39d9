import type { SourceFile } from '@site/src/lib/contracts/demos';
import { CODE_STYLE } from '@site/src/lib/codeStyle';
import { getCodeExtension, type CodeExtension } from '@site/src/lib/fileTypes';
import type { Plugin } from 'prettier';
import { mapCode } from './codeDiagnostic';

const loadPrettier = () => import('prettier/standalone');
const loadEstree = () => import('prettier/plugins/estree');

interface Language {
  parser: string;
  plugins: (() => Promise<Plugin>)[];
}

const TYPESCRIPT: Language = {
  parser: 'typescript',
  plugins: [() => import('prettier/plugins/typescript'), loadEstree],
};
const BABEL: Language = {
  parser: 'babel',
  plugins: [() => import('prettier/plugins/babel'), loadEstree],
};
const CSS: Language = { parser: 'css', plugins: [() => import('prettier/plugins/postcss')] };

const LANGUAGES: Record<CodeExtension, Language> = {
  tsx: TYPESCRIPT,
  ts: TYPESCRIPT,
  jsx: BABEL,
  js: BABEL,
  css: CSS,
};

/** Formats code like the docs. Throws Prettier's own error for code that it can't parse. */
export async function formatCode({ name, code }: SourceFile): Promise<string> {
  const extension = getCodeExtension(name);
  if (!extension) {
    return code;
  }
  const language = LANGUAGES[extension];
  const [{ format }, ...plugins] = await Promise.all([
    loadPrettier(),
    ...language.plugins.map((load) => load()),
  ]);
  return format(code, { ...CODE_STYLE, parser: language.parser, plugins });
}

/** Formats all files like the docs. Throws a CodeFaultError. */
export async function formatFiles(files: readonly SourceFile[]): Promise<SourceFile[]> {
  const codes = await mapCode(files, formatCode);
  return files.map(({ name }, index) => ({ name, code: codes[index]! }));
}

/** Loads everything that formatting needs, so that it works offline. */
export async function prefetchFormatter(): Promise<void> {
  const plugins = [TYPESCRIPT, BABEL, CSS].flatMap((language) => language.plugins);
  await Promise.all([loadPrettier(), ...plugins.map((load) => load())]);
}
