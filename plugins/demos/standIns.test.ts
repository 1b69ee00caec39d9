import path from 'node:path';
import { createManifestModule } from './createDemoModule';
import { placeStandIns } from './placeStandIns';
import { readDemo } from './readDemo';
import { readPages } from './readPages';
import { createTestDocs } from './testDocs';

const PAGE = `import { List } from './shop/List';

export default function Shop() {
  return <List />;
}
`;

const LIST = `import { Card } from './parts';
import { words } from './words';

export function List() {
  return <Card>{words}</Card>;
}
`;

const PARTS = `export function Card({ children }: { children: string }) {
  return <b>{children}</b>;
}
`;

const FILES = {
  'templates/Shop.tsx': PAGE,
  'templates/shop/List.tsx': LIST,
  'templates/shop/words.ts': "export const words = 'Sold out';\n",
  'templates/shop/parts.tsx': PARTS,
  'templates/shop/parts.css.tsx': `import './Shop.css';\n${PARTS.replace('<b>', '<b className="card">')}`,
  'templates/shop/Shop.css': '.card {\n  color: red;\n}\n',
};

const TAILWIND = {
  'templates/shop/parts.tailwind.tsx': PARTS.replace('<b>', '<b className="p-2">'),
};

const read = (docs: ReturnType<typeof createTestDocs>) =>
  readDemo(path.join(docs.docsDir, 'templates/Shop.tsx'), docs.docsDir);

async function listMessages(files: Record<string, string>): Promise<string[]> {
  const docs = createTestDocs(files);
  const { diagnostics } = await readPages(docs);
  docs.remove();
  return diagnostics.map(({ file, message }) => `${file}: ${message}`);
}

it('has a program in each styling with stand-ins, under one name', async () => {
  const docs = createTestDocs({ ...FILES, ...TAILWIND });
  const { stylings } = await read(docs);
  docs.remove();
  const plain = ['Shop.tsx', 'shop/List.tsx', 'shop/parts.tsx', 'shop/words.ts'];
  const list = (source = stylings.system.TS) => source.files.map(({ name }) => name);
  expect(Object.keys(stylings)).toEqual(['system', 'Tailwind', 'CSS']);
  expect(list()).toEqual(plain);
  expect(list(stylings.Tailwind!.TS)).toEqual(plain);
  expect(list(stylings.CSS!.TS)).toEqual([...plain, 'shop/Shop.css']);
  expect(stylings.Tailwind!.JS.files[2]).toMatchObject({
    name: 'shop/parts.js',
    code: expect.stringContaining('className="p-2"') as string,
  });
});

it('requests the files of the styling, and a single module if all stylings share it', async () => {
  const docs = createTestDocs({ ...FILES, ...TAILWIND });
  const base = path.join(docs.docsDir, 'templates/Shop.tsx');
  const manifest = createManifestModule(await read(docs), {
    base,
    docsDir: docs.docsDir,
    isServer: false,
  });
  const file = path.join(docs.docsDir, 'templates/shop/List.tsx');
  const entry = placeStandIns(PAGE, { file: base, styling: 'Tailwind' });
  const list = placeStandIns(LIST, { file, styling: 'Tailwind' });
  docs.remove();
  expect(manifest).toContain('system: () => import("./Shop.tsx")');
  expect(manifest).toContain('loadTailwind(import("./Shop.tsx?styling=Tailwind"))');
  expect(manifest).toMatch(/loadTailwind\.ts\?\S*\/docs\/templates\/shop"/);
  expect(entry).toContain("from './shop/List.tsx?styling=Tailwind'");
  expect(list).toContain("from './parts.tailwind.tsx'");
  expect(list).toContain("from './words'");
});

it('accepts stand-ins that export the same names', async () => {
  expect(await listMessages({ ...FILES, ...TAILWIND })).toEqual([]);
});

it('reports which names a stand-in lacks and which are extra', async () => {
  const parts = `export const Card = () => null;\nexport const [Row] = [() => null];\n`;
  const files = { ...FILES, 'templates/shop/parts.tailwind.tsx': 'export const Crad = Math.PI;\n' };
  expect(await listMessages({ ...files, 'templates/shop/parts.tsx': parts })).toEqual([
    'docs/templates/shop/parts.tailwind.tsx: parts.tailwind.tsx stands in for "parts.tsx", but doesn\'t export Card, Row. Both must export the same names.',
    'docs/templates/shop/parts.tailwind.tsx: parts.tailwind.tsx stands in for "parts.tsx", but also exports Crad. Both must export the same names.',
    'docs/templates/shop/parts.css.tsx: parts.css.tsx stands in for "parts.tsx", but doesn\'t export Row. Both must export the same names.',
  ]);
});

it('names a variant that no program uses', async () => {
  const files = { ...FILES, 'templates/shop/old.tsx': PARTS, 'templates/shop/old.css.tsx': PARTS };
  expect(await listMessages(files)).toEqual([
    'docs/templates/shop/old.css.tsx: This variant isn\'t used: show a demo that is or imports "old.tsx", or remove it.',
  ]);
});
