import { transform } from 'sucrase';

/**
 * A TypeScript file without its types; lines, comments and JSX are kept. `fileName` determines
 * whether it may contain JSX (`.tsx`) and is used in errors. Throws if the source can't be parsed.
 */
export function stripTypes(code: string, fileName: string): string {
  return transform(code, {
    transforms: fileName.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: fileName,
  }).code;
}
