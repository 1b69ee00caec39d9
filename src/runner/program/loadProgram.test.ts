import { GUARD_NAME } from '../compile/guardLoops';
import { ProgramError } from '../compile/ProgramError';
import type { Evaluate } from './linkProgram';
import { loadProgram, type Registry } from './loadProgram';

const evaluate: Evaluate = (_name, code, { require, module }) => {
  new Function('require', 'module', 'exports', GUARD_NAME, code)(require, module, module.exports, {
    left: Infinity,
  });
};

const registry: Registry = {
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  sizes: async () => ({ __esModule: true, default: 4, small: 2 }),
  gone: () => Promise.reject(new Error('chunk 3 failed')),
};

function load(files: Record<string, string>) {
  const list = Object.entries(files).map(([name, code]) => ({ name, code }));
  return loadProgram({ files: list, styling: 'CSS' }, registry, evaluate);
}

it('links files, packages and style sheets', async () => {
  const { component, styles, specifiers } = await load({
    'Demo.tsx': [
      "import size, { small } from 'sizes';",
      "import { total } from './lib/total';",
      "import './b.css';",
      "import './a.css';",
      'export default function Demo(): number { return total(size, small); }',
    ].join('\n'),
    'lib/total.ts': "import '../a.css';\nexport const total = (a: number, b: number) => a + b;",
    'a.css': '.a {}',
    'b.css': '.b {}',
  });
  expect((component as () => unknown)()).toBe(6);
  expect(styles).toEqual(['.a {}', '.b {}']);
  expect(specifiers).toEqual(['sizes']);
});

it('evaluates a file once, even in a cycle', async () => {
  const { component } = await load({
    'Demo.ts':
      "import { b } from './b';\nexport const a = () => 1;\nexport default () => b() + b();",
    'b.ts': "import { a } from './Demo';\nlet calls = 0;\nexport const b = () => (calls += a());",
  });
  expect((component as () => unknown)()).toBe(3);
});

it.each([
  ['nothing', 'export const a = 1;'],
  ['an element', 'export default <p />;'],
  ['a text', "export default 'Demo';"],
])('requires a component, not %s', async (_name, code) => {
  await expect(load({ 'Demo.tsx': code })).rejects.toMatchObject({
    diagnostic: { file: 'Demo.tsx', message: expect.stringContaining('export a component') },
  });
});

it("says which module couldn't be loaded", async () => {
  const code = "import a from 'gone';\nexport default () => a;";
  await expect(load({ 'Demo.ts': code })).rejects.toEqual(
    new ProgramError({ message: "Couldn't load gone. Check your connection." }),
  );
});

it('passes on what the program throws', async () => {
  await expect(load({ 'Demo.ts': 'null.a;\nexport default () => null;' })).rejects.toThrow(
    TypeError,
  );
});
