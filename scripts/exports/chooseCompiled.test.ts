import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseCompiled } from './chooseCompiled';
import { createExampleSources } from './exampleSources';
import { type DemoExport, packEveryWay } from './packEveryWay';

const FILES = [
  { name: 'Example.tsx', code: "import { one } from './parts/one';\nexport default one;\n" },
  { name: 'parts/one.ts', code: 'export const one = () => null;\n' },
];

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'exports-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Sixty demos on pages of their own, whose files stand in the workspace as they leave the site. */
function createExports(docsDir: string): DemoExport[] {
  return Array.from({ length: 60 }, (_, index) => {
    const folder = `page-${index}`;
    mkdirSync(path.join(siteDir, docsDir, folder, 'parts'), { recursive: true });
    FILES.forEach(({ name, code }) =>
      writeFileSync(path.join(siteDir, docsDir, folder, name), code),
    );
    const entry = `${path.basename(docsDir)}/${folder}/Example.tsx`;
    return packEveryWay(createExampleSources(entry, ['system'], FILES));
  }).flat();
}

interface Choice {
  docsDir?: string;
  turn?: number | 'all';
  changed?: string[];
  versionIndex?: number;
  isDocsStrict?: boolean;
}

function choose(exports: DemoExport[], choice: Choice = {}): string[] {
  const {
    docsDir = 'docs',
    turn = 1,
    changed = [],
    versionIndex = 0,
    isDocsStrict = true,
  } = choice;
  const rotation = { turn, changed };
  const chosen = chooseCompiled(exports, {
    siteDir,
    docsDir,
    rotation,
    versionIndex,
    isDocsStrict,
  });
  return chosen.map(({ path: file }) => path.basename(path.dirname(file)));
}

it('takes a sample of what is made of files that are compiled anyway', () => {
  const exports = createExports('docs');
  const turns = [0, 1, 2].map((turn) => choose(exports, { turn }));
  expect(turns.every((chosen) => chosen.length <= 21)).toBe(true);
  expect(new Set(turns.flat()).size).toBe(60);
});

it('takes what differs from its files', () => {
  const exports = createExports('docs');
  const before = choose(exports);
  const other = exports.find(({ path: file }) => !before.some((page) => file.includes(page)))!;
  const page = path.basename(path.dirname(other.path));
  writeFileSync(path.join(siteDir, 'docs', page, 'parts/one.ts'), 'export const one = 1;\n');
  expect(choose(exports)).toEqual(expect.arrayContaining([...before, page]));
});

it('takes turns with what no file of the docs is, and all of it where projects are made anew', () => {
  const exports = [0, 1, 2].flatMap((part) => createExports(`versions/docs-${part}`));
  rmSync(path.join(siteDir, 'versions'), { recursive: true });
  const turns = [0, 1].map((turn) => choose(exports, { turn }).length);
  expect(turns.every((count) => count >= 60 && count < 130)).toBe(true);
  expect(choose(exports, { changed: ['scripts/exports/packEveryWay.ts'] })).toHaveLength(180);
});

it('takes one of each kind of surroundings', () => {
  const exports = createExports('docs');
  const before = choose(exports);
  const other = exports.find(
    ({ path: file, language }) =>
      language === 'TS' && !before.some((page) => file.includes(`/${page}/`)),
  )!;
  other.project.files['src/main.tsx'] = 'export {};\n';
  expect(choose(exports)).toContain(path.basename(path.dirname(other.path)));
});

it('takes what the change touches', () => {
  const exports = createExports('docs');
  const changed = ['docs/page-8/Example.tsx', 'docs/page-9/index.mdx'];
  expect(choose(exports, { changed })).toEqual(expect.arrayContaining(['page-8', 'page-9']));
  expect(choose(exports, { changed: ['docs/package.json'] })).toHaveLength(60);
});

it('takes all before a release, and where the docs are not as strict', () => {
  const exports = createExports('docs');
  expect(choose(exports, { turn: 'all' })).toHaveLength(60);
  expect(choose(exports, { isDocsStrict: false })).toHaveLength(60);
});

it('takes of an old version nothing before its turn but what the change touches', () => {
  const docsDir = 'versioned_docs/version-v7';
  const exports = createExports(docsDir);
  const old = { docsDir, versionIndex: 1 };
  expect(choose(exports, { ...old, turn: 1 })).toEqual([]);
  expect(choose(exports, { ...old, turn: 3 }).length).toBeGreaterThan(19);
  expect(choose(exports, { ...old, changed: [`${docsDir}/page-3/Example.tsx`] })).toEqual([
    'page-3',
  ]);
  const makers = ['src/lib/demoProject/createMain.ts'];
  expect(choose(exports, { ...old, changed: makers }).length).toBeGreaterThan(19);
});
