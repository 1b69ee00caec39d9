import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMentions } from './readMentions';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'mentions-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), lines.join('\n'));
}

const entry = (id: string, versions: string) => [
  `  { id: '${id}', title: 'The ${id}',`,
  `    versions: ${versions},`,
  "    components: ['BarChart'], pages: ['/x/bars/'], problem: 'It is there.' },",
];

it('asks whether each known problem of a release still exists', async () => {
  write(
    'docs/_knownProblems/charts.ts',
    'export const problems = [',
    ...entry('gap', "'8.7.0'"),
    ...entry('step', "{ from: '8.1.0', to: '8.7.0' }"),
    ...entry('old one', "'8.6.0'"),
    '];',
  );
  write('docs/bars/index.mdx', 'Text.', 'In 8.7.0 it is so.');
  write('docs/node_modules/a/index.mdx', 'Of 8.7.0.');
  expect(await readMentions(siteDir, ['8.7.0'])).toEqual([
    {
      file: 'docs/_knownProblems/charts.ts',
      line: 3,
      message: 'Does this known problem still exist? The gap',
    },
    {
      file: 'docs/_knownProblems/charts.ts',
      line: 6,
      message: 'Does this known problem still exist? The step',
    },
    { file: 'docs/bars/index.mdx', line: 2, message: 'In 8.7.0 it is so.' },
  ]);
});
