import path from 'node:path';
import { formatDiagnostic } from '../../src/lib/diagnostic';
import { checkTypes } from './checkTypes';
import { createExampleSources } from './exampleSources';
import { packEveryWay } from './packEveryWay';

/** Compiles programs of these files without their surroundings: Material UI has many types. */
function check(...programs: Record<string, string>[]): string[] {
  const exports = programs.flatMap((files, index) => {
    const program = Object.entries(files).map(([name, code]) => ({ name, code }));
    return packEveryWay(createExampleSources(`docs/Demo${index}.tsx`, ['system'], program));
  });
  exports.forEach(({ project }) => {
    delete project.files['src/main.tsx'];
    delete project.files['src/main.jsx'];
  });
  return checkTypes(exports, path.resolve('docs')).map(formatDiagnostic);
}

const component = 'export default function Example() {\n  return <b>{text}</b>;\n}\n';

describe('checkTypes', () => {
  it('accepts a program of several files and style sheets', () => {
    const imports = "import './Example.css';\nimport styles from './parts/b.module.css';\n";
    expect(
      check({
        'Example.tsx': `import { letters } from './parts/text';\n${imports}const text = letters + styles.b;\n${component}`,
        'parts/text.ts': "export const letters = 'Hello';\n",
        'parts/b.module.css': '.b { margin: 0; }\n',
        'Example.css': 'b { margin: 0; }\n',
      }),
    ).toEqual([]);
  });

  it('is as strict as the project itself', () => {
    expect(check({ 'Example.tsx': `const text = '';\nconst idle = 1;\n${component}` })).toEqual([
      "docs/Demo0.tsx (system, TS) src/Demo0.tsx:2  'idle' is declared but its value is never read.",
    ]);
  });

  it('keeps programs whose files have the same names apart', () => {
    const code = `import { size } from './size';\nconst text = size.toFixed();\n${component}`;
    expect(
      check(
        { 'Example.tsx': code, 'size.ts': 'export const size = Number(1);\n' },
        { 'Example.tsx': code, 'size.ts': 'export const size = String(1);\n' },
      ),
    ).toEqual([
      "docs/Demo1.tsx (system, TS) src/Demo1.tsx:2  Property 'toFixed' does not exist on type 'string'. Did you mean 'fixed'?",
    ]);
  });

  it('reports JavaScript that does not parse', () => {
    expect(check({ 'Example.tsx': `const text: string = '';\n${component}` })).toEqual([
      'docs/Demo0.tsx (system, JS) src/Demo0.jsx:1  Type annotations can only be used in TypeScript files.',
    ]);
  });
});
