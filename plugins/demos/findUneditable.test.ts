import ts from 'typescript';
import { findUneditable } from './findUneditable';

const find = (code: string) =>
  findUneditable(
    ts.createSourceFile('Demo.tsx', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX),
  );

it.each([
  ['CSS modules', "import a from './a';\nimport b from './b.module.css';", 'plain .css file', 21],
  ['a wait in the module', 'const a = 1;\nconst b = await load();', 'into an effect', 23],
  ['a waiting loop in the module', 'for await (const a of b) {}', 'into an effect', 0],
  [
    'a pragma',
    '/** @jsxImportSource @emotion/react */\nexport const a = 1;',
    '@jsxImportSource',
    4,
  ],
  ['import.meta', 'const a = new URL("./a.png", import.meta.url);', 'the value itself', 29],
  ['an own file', "export const f = () => fetch('./rows.json');", 'from a .ts file', 23],
  ['a file of the site', 'export const f = () => fetch(`/rows.json`);', 'from a .ts file', 23],
])('finds %s', (_, code, message, position) => {
  expect(find(code)).toEqual([{ position, message: expect.stringContaining(message) }]);
});

it.each([
  ['waits inside of functions', 'export const f = async () => { await g(); };'],
  ['style sheets', "import './Demo.css';"],
  ['other servers', "export const f = () => fetch('https://example.com/rows.json');"],
  ['addresses that are made', 'export const f = (id: string) => fetch(`/rows/${id}`);'],
  ['words about pragmas', 'export const a = 1;\n// Without @jsxImportSource.'],
])('lets pass %s', (_, code) => {
  expect(find(code)).toEqual([]);
});
