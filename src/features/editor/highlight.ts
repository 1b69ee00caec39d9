import { cssLanguage } from '@codemirror/lang-css';
import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { syntaxHighlighting, type Language } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { classHighlighter } from '@lezer/highlight';

/** The bare languages: their `LanguageSupport` would also close tags while one types. */
const LANGUAGES: Record<string, Language> = {
  tsx: tsxLanguage,
  ts: typescriptLanguage,
  jsx: jsxLanguage,
  js: jsxLanguage,
  css: cssLanguage,
};

/** Colours a file by its extension, with the classes of the static code (src/css/code.css). */
export function highlightFile(fileName: string): Extension {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  return [LANGUAGES[extension] ?? [], syntaxHighlighting(classHighlighter)];
}
