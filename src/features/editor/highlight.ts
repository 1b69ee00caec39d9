import { cssLanguage } from '@codemirror/lang-css';
import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { syntaxHighlighting, type Language } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { classHighlighter } from '@lezer/highlight';
import { getCodeExtension, type CodeExtension } from '@site/src/lib/fileTypes';

/** The plain languages: their `LanguageSupport` would also close tags while typing. */
const LANGUAGES: Record<CodeExtension, Language> = {
  tsx: tsxLanguage,
  ts: typescriptLanguage,
  jsx: jsxLanguage,
  js: jsxLanguage,
  css: cssLanguage,
};

/** Colors a file based on its extension, with the classes of the static code (src/css/code.css). */
export function highlightFile(fileName: string): Extension {
  const extension = getCodeExtension(fileName);
  return [extension ? LANGUAGES[extension] : [], syntaxHighlighting(classHighlighter)];
}
