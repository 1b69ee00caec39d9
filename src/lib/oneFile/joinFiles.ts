import type { SourceFile } from '../contracts/demos';

/** All files of a program in one text, each below its name. */
export function joinFiles(files: readonly SourceFile[]): string {
  return files
    .map(({ name, code }) => `${name.endsWith('.css') ? `/* ${name} */` : `// ${name}`}\n${code}`)
    .join('\n');
}
