import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { demosRemarkPlugin } from './demosRemarkPlugin';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'demos-'));
  writeFileSync(
    path.join(directory, 'Basic.tsx'),
    'export default function Basic(size: number) {}\n',
  );
});

afterEach(() => rmSync(directory, { recursive: true }));

function createDemo(attributes: Record<string, unknown>, line = 1) {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    position: { start: { line, column: 1 }, end: { line, column: 9 } },
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

async function run(...children: ReturnType<typeof createDemo>[]) {
  const file = { path: path.join(directory, 'index.mdx') } as VFile;
  await demosRemarkPlugin()({ type: 'root', children } as Node, file);
  return children;
}

it('gives a demo its name, its sources and a way to load it', async () => {
  const [demo] = await run(createDemo({ src: './Basic.tsx', title: 'Basic', height: '100' }));
  const values = Object.fromEntries(demo!.attributes.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    name: 'Basic',
    title: 'Basic',
    source: 'export default function Basic(size: number) {}',
    javascript: 'export default function Basic(size) {}',
    load: { value: '() => import("./Basic.tsx")' },
  });
  expect(values).not.toHaveProperty('src');
});

it('reports every fault of a page at once, with its line and what would be right', async () => {
  await expect(
    run(
      createDemo({ src: './Missing.tsx', title: 'M', height: '1' }, 3),
      createDemo({ src: './Basic.tsx', title: 'B', height: '1', hieght: '2' }, 5),
      createDemo({ src: 'Basic', title: 'B', height: '1' }, 7),
      createDemo({ src: './Basic.tsx', title: 'B' }, 9),
    ),
  ).rejects.toThrow(
    /index\.mdx:3 {2}The demo ".\/Missing.tsx" does not exist[^]*index\.mdx:5 {2}Unknown option "hieght"[^]*phoneHeight[^]*index\.mdx:7 {2}<Demo> needs the file[^]*index\.mdx:9 {2}.*needs the option "height"/,
  );
});
