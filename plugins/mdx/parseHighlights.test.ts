import { parseHighlights } from './parseHighlights';

it('highlights the lines that end with the comment, and removes it', () => {
  expect(
    parseHighlights(
      [
        '<DataGrid',
        '  rows={rows}',
        '  pageSizeOptions={[5, 10]} // highlight-line',
        '  pagination // highlight-line',
        '/>',
        '{chart} {/* highlight-line */}',
        'run(); /* highlight-line */',
      ].join('\n'),
    ),
  ).toEqual({
    code: '<DataGrid\n  rows={rows}\n  pageSizeOptions={[5, 10]}\n  pagination\n/>\n{chart}\nrun();',
    lines: [3, 4, 6, 7],
  });
});

it('highlights the next line, and all between two comments', () => {
  expect(
    parseHighlights(
      [
        '// highlight-next-line',
        'const a = 1;',
        'const b = 2;',
        '  {/* highlight-start */}',
        '  <b />',
        '',
        '  {/* highlight-end */}',
        '# highlight-next-line',
        'npm install',
      ].join('\n'),
    ),
  ).toEqual({ code: 'const a = 1;\nconst b = 2;\n  <b />\n\nnpm install', lines: [1, 3, 4, 5] });
});

it('leaves other code alone', () => {
  const code = 'const a = "// highlight-line";\nconst b = "highlight-start";';
  expect(parseHighlights(code)).toEqual({ code, lines: [] });
});
