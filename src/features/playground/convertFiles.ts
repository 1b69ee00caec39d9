import type { CodeVariant, SourceFile } from '@site/src/lib/contracts/demos';
import { isTypeScript } from '@site/src/lib/fileTypes';
import { mapCode } from './codeDiagnostic';
import { renameForLanguage } from './fileNames';
import { formatCode } from './formatCode';

const loadStripper = () => import('@site/src/lib/stripTypes');

/** Types go; comments, blank lines and JSX stay, as in the JavaScript of the demos. */
async function toJavaScript({ name, code }: SourceFile): Promise<string> {
  if (!isTypeScript(name)) {
    return code;
  }
  const { stripTypes } = await loadStripper();
  return formatCode({ name: 'stripped.js', code: stripTypes(code, name) });
}

/**
 * A program in another language: JavaScript has no types, and JavaScript is TypeScript under
 * another name. Throws a CodeFaultError on code that cannot be read.
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

/** Fetches what a conversion needs beside the formatter. */
export async function prefetchConverter(): Promise<void> {
  await loadStripper();
}
