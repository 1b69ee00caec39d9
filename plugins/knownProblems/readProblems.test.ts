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

it('reads literal values in modules, with their positions', () => {
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

it('reports every entry with a wrong form, and reads the others', () => {
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
    '2 Write the entry out as an object, because lists are read without being run.',
    '3 A known problem requires "id": a string.',
    '3 "title" must be a string, written out and not empty.',
    '3 "versions" must be a release (\'8.7.0\') or { from, to }, written out and not empty.',
    '3 "components" must be a list of at least one string, written out and not empty.',
    '3 "pages" must be a list of at least one string, written out and not empty.',
    '3 "problem" must be a string, written out and not empty.',
    '4 A known problem has no field "worakround". Did you mean "workaround"?',
  ]);
  expect(diagnostics[0]).toMatchObject({ file });
});

it('requires files named after products', () => {
  write('chart.ts');
  expect(readProblems(docsDir).diagnostics).toEqual([
    expect.objectContaining({
      line: 1,
      message: expect.stringContaining('Did you mean "charts"?'),
    }),
  ]);
});

it('rereads only what has changed', () => {
  write('charts.ts', `  { ${FIELDS}, problem: 'P' },`);
  const first = readProblems(docsDir);
  expect(readProblems(docsDir)).toBe(first);
  write('charts.ts', `  { ${FIELDS}, problem: 'Q' },`);
  expect(readProblems(docsDir).problems[0]!.problem).toBe('Q');
});

it('finds none if there is no list', () => {
  expect(readProblems(docsDir)).toEqual({ problems: [], diagnostics: [] });
});
