import path from 'node:path';
import type { CodeStyling, DemoSources, SourceFile } from '../../src/lib/contracts/demos';
import { toJavaScriptName } from '../../src/lib/fileTypes';

const PROGRAM: SourceFile[] = [
  { name: 'Example.tsx', code: 'export default function Example() {\n  return <b>Hello</b>;\n}\n' },
];

/** A demo with its entry at `file`, for tests in this folder; `files` is its TypeScript program. */
export function createExampleSources(
  file: string,
  stylings: readonly CodeStyling[] = ['system'],
  files: readonly SourceFile[] = PROGRAM,
): DemoSources {
  const highlighted = files.map((source) => ({ ...source, html: '' }));
  const styling = {
    TS: { files: highlighted },
    JS: {
      files: highlighted.map(({ name, ...rest }) => ({
        ...rest,
        name: toJavaScriptName(name),
      })),
    },
    dependencies: {
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/material': '7.3.10',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    typeDependencies: {},
  };
  const others = stylings.map((name) => [name, styling] as const);
  return {
    name: path.basename(file, '.tsx'),
    path: file,
    stylings: { system: styling, ...Object.fromEntries(others) },
  };
}
