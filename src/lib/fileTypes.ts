import type { CodeVariant } from './contracts/demos';

/** Extensions of executable files. Imports may omit them; the first that exists is used. */
export const SCRIPT_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js'] as const;

/** Extensions of the files in demos and edited programs. */
export const CODE_EXTENSIONS = [...SCRIPT_EXTENSIONS, 'css'] as const;
export type CodeExtension = (typeof CODE_EXTENSIONS)[number];

/** Extensions of the files in which demos are written; their JavaScript is generated. */
export const DEMO_EXTENSIONS = ['tsx', 'ts', 'css'] as const;

const LANGUAGE_EXTENSIONS = {
  TS: { plain: 'ts', withJsx: 'tsx' },
  JS: { plain: 'js', withJsx: 'jsx' },
} as const;

/** A language's file extensions without JSX (`plain`) and with it. */
export function getExtensions(language: CodeVariant): { plain: string; withJsx: string } {
  return LANGUAGE_EXTENSIONS[language];
}

/** The extension of a code file: `parts/Row.test.tsx` → `tsx`; undefined for other files. */
export function getCodeExtension(name: string): CodeExtension | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return name.includes('.') ? CODE_EXTENSIONS.find((known) => known === extension) : undefined;
}

const TYPESCRIPT = /\.tsx?$/;

export function isTypeScript(name: string): boolean {
  return TYPESCRIPT.test(name);
}

/** `rows.ts` → `rows`; other names are unchanged. */
export function stripTypeScriptExtension(name: string): string {
  return name.replace(TYPESCRIPT, '');
}

/** `rows.ts` and `Rows.tsx` → `rows.js`, `Rows.js`; other names are unchanged. */
export function toJavaScriptName(name: string): string {
  return name.replace(TYPESCRIPT, '.js');
}

/** What may complete the path of an import to that of a file, in order of precedence. */
export function listImportEndings(extensions: readonly string[]): string[] {
  const scripts = extensions.filter((extension) =>
    SCRIPT_EXTENSIONS.some((known) => known === extension),
  );
  return [
    '',
    ...extensions.map((extension) => `.${extension}`),
    ...scripts.map((extension) => `/index.${extension}`),
  ];
}
