import path from 'node:path';
import { readDemo } from '../readDemo';
import { createTestDocs } from '../testDocs';
import { createDatesModule } from './createDatesModule';
import { OTHER_LIBRARIES } from './dialects';
import { placeDates } from './placeDates';
import { listOtherLibraries } from './translateProgram';

const DUE = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { first } from './days';
import './Due.css';

export default function Due() {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{String(first)}</LocalizationProvider>;
}
`;

const FILES = {
  'pickers/Due.tsx': DUE,
  'pickers/Due.css': '.due { color: red; }',
  'pickers/days.ts': "import dayjs from 'dayjs';\n\nexport const first = dayjs('2025-06-12');\n",
};

function use<Result>(files: Record<string, string>, act: (docsDir: string) => Result): Result {
  const docs = createTestDocs(files);
  try {
    return act(docs.docsDir);
  } finally {
    docs.remove();
  }
}

const listOf = (files: Record<string, string>) =>
  use(files, (docsDir) => listOtherLibraries(path.join(docsDir, 'pickers/Due.tsx'), docsDir));

it('translates if every file and every styling can be translated', () => {
  expect(listOf(FILES)).toEqual(OTHER_LIBRARIES);
  const sibling = "import dayjs from 'dayjs';\nexport const first = dayjs().format('D');\n";
  expect(listOf({ ...FILES, 'pickers/days.ts': sibling })).toEqual([]);
  const styled = DUE.replace('String(first)', "first.format('D')");
  expect(listOf({ ...FILES, 'pickers/Due.css.tsx': styled })).toEqual([]);
});

it('leaves programs without dates alone', () => {
  expect(
    listOf({ 'pickers/Due.tsx': 'export default function Due() {\n  return null;\n}\n' }),
  ).toEqual([]);
});

it('derives a demo with its files, its language and its packages', async () => {
  const docs = createTestDocs(FILES);
  const base = path.join(docs.docsDir, 'pickers/Due.tsx');
  const sources = await readDemo(base, docs.docsDir, 'luxon');
  const written = await readDemo(base, docs.docsDir);
  docs.remove();
  const { TS, JS, dependencies, typeDependencies } = sources.stylings.system;
  expect(sources.dateLibrary).toBe('luxon');
  expect(TS.files[1]!.code).toBe(
    "import { DateTime } from 'luxon';\n\nexport const first = DateTime.fromISO('2025-06-12');",
  );
  expect(JS.files[0]!.code).toContain('AdapterLuxon');
  expect(dependencies).toMatchObject({ luxon: '3.0.0' });
  expect(dependencies).not.toHaveProperty('dayjs');
  expect(typeDependencies).toEqual({ '@types/luxon': '3.0.1' });
  expect(written.dateLibrary).toBeUndefined();
  expect(written.stylings.system.dependencies).toMatchObject({ dayjs: '1.0.0' });
});

it('requests imported files with the same library', () => {
  const text = placeDates(DUE, { file: '/docs/pickers/Due.tsx', library: 'moment' });
  expect(text).toContain("from './days?dates=moment'");
  expect(text).toContain("import './Due.css';");
});

it('writes a module with a loader for each library and styling', () => {
  const text = use({ ...FILES, 'pickers/Due.css.tsx': DUE }, (docsDir) =>
    createDatesModule({
      base: path.join(docsDir, 'pickers/Due.tsx'),
      docsDir,
      isDevelopment: false,
    }),
  );
  expect(text).toContain('"luxon": { components: { system: () => import("./Due.tsx?dates=luxon")');
  expect(text).toContain('CSS: () => import("./Due.css.tsx?dates=moment")');
  expect(text).not.toContain('loadSources');
});
