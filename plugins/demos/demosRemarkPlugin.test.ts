import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Parent } from 'unist';
import type { VFile } from 'vfile';
import { demosRemarkPlugin } from './demosRemarkPlugin';
import type { JsxElement } from '../mdx/createImport';
import { createTestDocs } from './testDocs';

const DEMO = 'export default function Basic() {\n  return <b />;\n}\n';

async function run(page: string) {
  const docs = createTestDocs({ 'grid/index.mdx': page, 'grid/Basic.tsx': DEMO });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as Parent;
  try {
    await demosRemarkPlugin(docs)(tree, {
      path: path.join(docs.docsDir, 'grid/index.mdx'),
    } as VFile);
  } finally {
    docs.remove();
  }
  return tree.children;
}

it("gives a demo its manifest instead of its file's name", async () => {
  const [statement, demo] = await run('<Demo src="./Basic.tsx" title="B" height={100} />\n');
  expect(statement).toMatchObject({
    type: 'mdxjsEsm',
    value: 'import demo0 from "!!demo?part=manifest!./Basic.tsx";',
  });
  expect((demo as JsxElement).attributes.map(({ name }) => name)).toEqual([
    'title',
    'height',
    'demo',
  ]);
});

it('throws on a page with diagnostics', async () => {
  await expect(run('Text.\n\n<Demo src="./No.tsx" title="N" height={1} />\n')).rejects.toThrow(
    /docs\/grid\/index\.mdx:3:1 {2}The demo "\.\/No\.tsx" doesn't exist/,
  );
});

it('reserves no space for an unmeasured demo during development, and throws otherwise', async () => {
  const page = '<Demo src="./Basic.tsx" title="B" />\n';
  await expect(run(page)).rejects.toThrow(
    /has no height yet\. Run "npm run check:page grid -- --write"/,
  );
  const environment = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'development',
  });
  const [, demo] = await run(page);
  environment.restore();
  expect((demo as JsxElement).attributes).toContainEqual(
    expect.objectContaining({ name: 'height', value: '0' }),
  );
});
