import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext } from '@docusaurus/types';
import type { DevConfiguration, DevMiddleware } from '../lib/answerFirst';
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

/** Reloads the plugin, like a restart of the site; returns how often it compiled. */
async function load(): Promise<number> {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
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

it('compiles into the static folder, with a registry for each version', async () => {
  await load();
  expect(compile).toHaveBeenCalledWith(
    {
      siteDir,
      docsDir: path.join(siteDir, 'docs'),
      registryFile: path.join(siteDir, '.cache/runner/v8/registry.ts'),
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

it('compiles when the output is missing', async () => {
  await load();
  rmSync(path.join(siteDir, '.docusaurus/runner-static'), { recursive: true });
  expect(await load()).toBe(1);
});

it('passes a different origin to pages, and nothing if it is the site’s own', () => {
  const getTags = (origin?: string) =>
    createRunnerPlugin({ versions: [], origin })({ siteDir } as LoadContext).injectHtmlTags!({
      content: undefined,
    }).headTags;
  expect(getTags()).toEqual([]);
  expect(getTags('')).toEqual([]);
  expect(getTags('https://runner.example')).toEqual([
    {
      tagName: 'script',
      attributes: { type: 'application/json', id: 'runner-config' },
      innerHTML: '{"origin":"https://runner.example"}',
    },
  ]);
});

describe('during development', () => {
  /** A server that has just started. */
  function start(): DevMiddleware {
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const plugin = createRunnerPlugin({ versions: [{ name: 'v8', docsDir: 'docs' }] })({
      siteDir,
    } as LoadContext);
    env.restore();
    compile.mockClear();
    const { devServer } = plugin.configureWebpack!(
      {},
      false,
      {} as never,
      undefined,
    ) as DevConfiguration;
    const use = jest.fn<void, [DevMiddleware]>();
    devServer.setupMiddlewares([], { app: { use } });
    expect(plugin.loadContent).toBeUndefined();
    return use.mock.calls[0]![0];
  }

  const request = (answer: DevMiddleware, url: string) =>
    new Promise((resolve) => {
      answer({ url } as IncomingMessage, {} as ServerResponse, resolve);
    });

  /**
   * Requests a path from a newly started server; returns what it passes on, and how often it
   * compiled.
   */
  async function ask(url: string): Promise<{ error: unknown; count: number }> {
    const error = await request(start(), url);
    return { error, count: compile.mock.calls.length };
  }

  it.each(['/runner/v8/', '/docs/runner/v8/?theme=1', '/runner/v8/index.html'])(
    'compiles before %s is answered, once',
    async (url) => {
      expect(await ask(url)).toEqual({ error: undefined, count: 1 });
      expect(await ask(url)).toEqual({ error: undefined, count: 0 });
    },
  );

  it.each(['/x/', '/runner/v7/', '/runner/v8/main.js'])('leaves %s alone', async (url) => {
    expect(await ask(url)).toEqual({ error: undefined, count: 0 });
  });

  it('leaves other requests alone while it compiles', async () => {
    compile.mockReturnValueOnce(new Promise(() => {}));
    const server = start();
    void request(server, '/runner/v8/');
    expect(await request(server, '/x/')).toBeUndefined();
  });

  it('passes on errors', async () => {
    compile.mockRejectedValueOnce(new Error('does not compile'));
    expect(await ask('/runner/v8/')).toEqual({ error: new Error('does not compile'), count: 1 });
  });
});

it('passes on errors and tries again', async () => {
  compile.mockRejectedValueOnce(new Error('does not compile'));
  await expect(load()).rejects.toThrow('does not compile');
  writeFileSync(path.join(siteDir, 'unrelated'), '');
  expect(await load()).toBe(1);
});
