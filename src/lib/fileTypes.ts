import type { CodeVariant } from './contracts/demos';

/** Extensions of files that run. An import may leave them out; the first that exists is meant. */
export const SCRIPT_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js'] as const;

/** Extensions of the files of which demos and edited programs are made. */
export const CODE_EXTENSIONS = [...SCRIPT_EXTENSIONS, 'css'] as const;
export type CodeExtension = (typeof CODE_EXTENSIONS)[number];

/** Extensions of the files in which demos are written; their JavaScript is made of them. */
export const DEMO_EXTENSIONS = ['tsx', 'ts', 'css'] as const;

const LANGUAGE_EXTENSIONS = {
  TS: { plain: 'ts', withJsx: 'tsx' },
  JS: { plain: 'js', withJsx: 'jsx' },
} as const;

/** How files of a language end where no JSX may stand (`plain`), and where it may. */
export function getExtensions(language: CodeVariant): { plain: string; withJsx: string } {
  return LANGUAGE_EXTENSIONS[language];
}

/** The extension of a file of code: `parts/Row.test.tsx` → `tsx`; undefined for other files. */
export function getCodeExtension(name: string): CodeExtension | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return name.includes('.') ? CODE_EXTENSIONS.find((known) => known === extension) : undefined;
}

const TYPESCRIPT = /\.tsx?$/;

export function isTypeScript(name: string): boolean {
  return TYPESCRIPT.test(name);
}

/** `rows.ts` → `rows`; names of other files stay. */
export function stripTypeScriptExtension(name: string): string {
  return name.replace(TYPESCRIPT, '');
}

/** `rows.ts` and `Rows.tsx` → `rows.js`, `Rows.js`; names of other files stay. */
export function toJavaScriptName(name: string): string {
  return name.replace(TYPESCRIPT, '.js');
}

/** What may follow the path of an import to make a file of it, what comes first first. */
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
