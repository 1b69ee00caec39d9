import type { CodeVariant, SourceFile } from '@site/src/lib/contracts/demos';
import { isTypeScript } from '@site/src/lib/fileTypes';
import { mapCode } from './codeDiagnostic';
import { renameForLanguage } from './fileNames';
import { formatCode } from './formatCode';

const loadStripper = () => import('@site/src/lib/stripTypes');

/** Removes types; keeps comments, blank lines and JSX, as in the demos' JavaScript. */
async function toJavaScript({ name, code }: SourceFile): Promise<string> {
  if (!isTypeScript(name)) {
    return code;
  }
  const { stripTypes } = await loadStripper();
  return formatCode({ name: 'stripped.js', code: stripTypes(code, name) });
}

/**
 * A program in another language: types are removed to get JavaScript, whereas files are only
 * renamed to get TypeScript. Throws a CodeFaultError for code that can't be parsed.
 */
export async function convertFiles(
  files: readonly SourceFile[],
  language: CodeVariant,
): Promise<SourceFile[]> {
  const names = renameForLanguage(
    files.map(({ name }) => name),
    language,
  );
  const codes =
    language === 'JS' ? await mapCode(files, toJavaScript) : files.map(({ code }) => code);
  return names.map((name, index) => ({ name, code: codes[index]! }));
}

/** Loads what a conversion needs in addition to the formatter. */
export async function prefetchConverter(): Promise<void> {
  await loadStripper();
}
