import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { createRunnerPlugin } from '.';
import { compileRunner } from './compileRunner';
import { createTestDir, writeFiles } from './testFiles';

jest.mock('./compileRunner');

const compile = jest.mocked(compileRunner);

let siteDir: string;

beforeEach(() => {
  siteDir = createTestDir({
    'package-lock.json': '{}',
    'docs/package.json': { dependencies: {} },
    'docs/Demo.tsx': "import 'react';\nexport default 1;",
    'src/runner/main.ts': 'one',
    'src/runner/main.test.ts': 'a test',
  });
  compile.mockImplementation(async ({ outputDir }) => {
    writeFiles(outputDir, { 'index.html': '<p>' });
  });
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
  jest.resetAllMocks();
});

/** Loads the plugin anew, as a new start of the site does; how often it compiled. */
async function load(nodeEnv = 'production'): Promise<number> {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: nodeEnv });
  const plugin = createRunnerPlugin({ versions: [{ name: 'v8', docsDir: 'docs' }] })({
    siteDir,
  } as LoadContext);
  compile.mockClear();
  try {
    await plugin.loadContent?.();
  } finally {
    env.restore();
  }
  return compile.mock.calls.length;
}

it('compiles into the static folder, with the registry inside the workspace', async () => {
  await load();
  expect(compile).toHaveBeenCalledWith(
    {
      siteDir,
      docsDir: path.join(siteDir, 'docs'),
      registryFile: path.join(siteDir, 'docs/node_modules/.cache/runner/registry.ts'),
      outputDir: path.join(siteDir, '.docusaurus/runner-static/runner/v8/'),
    },
    'production',
  );
});

it('compiles once while nothing changes', async () => {
  expect(await load()).toBe(1);
  expect(await load()).toBe(0);
});

it.each([
  ['the packages', 'package-lock.json', '{"a":1}', 1],
  ['the code of the runner', 'src/runner/main.ts', 'two', 1],
  ['a new file of it', 'src/runner/other.ts', 'new', 1],
  ['the theme', 'src/features/theme/index.ts', 'new', 1],
  ['an import of a demo', 'docs/Demo.tsx', "import 'react-dom';", 1],
  ['another line of a demo', 'docs/Demo.tsx', "import 'react';\nexport default 2;", 0],
  ['a test', 'src/runner/main.test.ts', 'another', 0],
])('compiles when needed after a change of %s', async (_name, file, content, count) => {
  await load();
  writeFiles(siteDir, { [file]: content });
  expect(await load()).toBe(count);
});

it('compiles for another mode, and when the output is gone', async () => {
  await load();
  expect(await load('development')).toBe(1);
  rmSync(path.join(siteDir, '.docusaurus/runner-static'), { recursive: true });
  expect(await load('development')).toBe(1);
});

it('hands diagnostics on and tries again', async () => {
  compile.mockRejectedValueOnce(new Error('does not compile'));
  await expect(load()).rejects.toThrow('does not compile');
  writeFileSync(path.join(siteDir, 'unrelated'), '');
  expect(await load()).toBe(1);
});
