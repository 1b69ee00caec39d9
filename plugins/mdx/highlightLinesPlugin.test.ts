import { highlightLinesPlugin, type CodeNode } from './highlightLinesPlugin';

function transform(value: string, meta?: string): Pick<CodeNode, 'value' | 'meta'> {
  const node: CodeNode = { type: 'code', meta: meta ?? null, value };
  const tree = { type: 'root', children: [node] };
  highlightLinesPlugin()(tree);
  return { value: node.value, meta: node.meta };
}

it('highlights the lines that end in the comment, and takes it out', () => {
  expect(
    transform(
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
    value:
      '<DataGrid\n  rows={rows}\n  pageSizeOptions={[5, 10]}\n  pagination\n/>\n{chart}\nrun();',
    meta: '{3-4,6-7}',
  });
});

it('keeps the title of the block', () => {
  expect(transform('const a = 1; // highlight-line', 'title="a.ts"')).toEqual({
    value: 'const a = 1;',
    meta: 'title="a.ts" {1}',
  });
});

it('leaves other code alone', () => {
  const code = 'const a = "// highlight-line";\n// highlight-next-line\nconst b = 2;';
  expect(transform(code)).toEqual({ value: code, meta: null });
});
