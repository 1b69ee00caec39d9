import { transform } from 'sucrase';

/**
 * A TypeScript file without its types; lines, comments and JSX stay. `fileName` says whether it
 * may hold JSX (`.tsx`) and is named in errors. Throws where the source does not parse.
 */
export function stripTypes(code: string, fileName: string): string {
  return transform(code, {
    transforms: fileName.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: fileName,
  }).code;
}
