import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';
import { readProblems } from './readProblems';

let docsDir: string;

beforeEach(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'problems-'));
});

afterEach(() => rmSync(docsDir, { recursive: true }));

function write(name: string, ...lines: string[]): string {
  const file = path.join(docsDir, PROBLEMS_FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ['export const problems = [', ...lines, '];', ''].join('\n'));
  return file;
}

const FIELDS =
  "id: 'gap', title: 'A gap', versions: '8.7.0', components: ['BarChart'], pages: ['/x/bars/', '/x/lines/#gaps']";

it('reads what modules write out, with the places of it', () => {
  const file = write(
    'charts.ts',
    `  { ${FIELDS}, problem: \`Bars touch.\` },`,
    "  { id: 'b', title: 'B', versions: { from: '7.0.0', to: '8.7.0' }, components: ['A'],",
    "    pages: ['/x/b/'], problem: 'P', workaround: 'W', link: '[I](https://a.example)' },",
  );
  const { problems, diagnostics } = readProblems(docsDir);
  expect(diagnostics).toEqual([]);
  expect(problems).toEqual([
    {
      id: 'gap',
      title: 'A gap',
      versions: '8.7.0',
      components: ['BarChart'],
      pages: ['/x/bars/', '/x/lines/#gaps'],
      problem: 'Bars touch.',
      product: 'charts',
      file,
      places: expect.any(Map),
    },
    expect.objectContaining({
      versions: { from: '7.0.0', to: '8.7.0' },
      workaround: 'W',
      link: '[I](https://a.example)',
    }),
  ]);
  expect(problems[0]!.places.get('')).toEqual({ line: 2, column: 3 });
  expect(problems[1]!.places.get('pages.0')).toEqual({ line: 4, column: 13 });
});

it('names every entry whose form is wrong, and reads the others', () => {
  const file = write(
    'charts.ts',
    '  getProblem(),',
    "  { title: '', versions: 8, components: [], pages: ['/x/a/', ''], problem: 'P' + 'Q' },",
    `  { ${FIELDS}, problem: 'P', worakround: 'W' },`,
    `  { ${FIELDS}, problem: 'P' },`,
  );
  const { problems, diagnostics } = readProblems(docsDir);
  expect(problems).toHaveLength(1);
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 Write the entry out as an object: lists are read, not run.',
    '3 A known problem needs "id": a text.',
    '3 Write "title" out as a text, not empty.',
    '3 Write "versions" out as a release (\'8.7.0\') or { from, to }, not empty.',
    '3 Write "components" out as a list of texts with at least one, not empty.',
    '3 Write "pages" out as a list of texts with at least one, not empty.',
    '3 Write "problem" out as a text, not empty.',
    '4 A known problem has no field "worakround". Did you mean "workaround"?',
  ]);
  expect(diagnostics[0]).toMatchObject({ file });
});

it('wants files that are called as products', () => {
  write('chart.ts');
  expect(readProblems(docsDir).diagnostics).toEqual([
    expect.objectContaining({
      line: 1,
      message: expect.stringContaining('Did you mean "charts"?'),
    }),
  ]);
});

it('reads anew what has changed, and nothing else', () => {
  write('charts.ts', `  { ${FIELDS}, problem: 'P' },`);
  const first = readProblems(docsDir);
  expect(readProblems(docsDir)).toBe(first);
  write('charts.ts', `  { ${FIELDS}, problem: 'Q' },`);
  expect(readProblems(docsDir).problems[0]!.problem).toBe('Q');
});

it('finds none where there is no list', () => {
  expect(readProblems(docsDir)).toEqual({ problems: [], diagnostics: [] });
});
