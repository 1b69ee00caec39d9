import { highlightCodePlugin, type CodeNode } from './highlightCodePlugin';

function transform(value: string, meta?: string, lang = 'ts'): CodeNode {
  const node: CodeNode = { type: 'code', lang, meta: meta ?? null, value };
  highlightCodePlugin()({ type: 'root', children: [node] } as never);
  return node;
}

it('gives a block its colors, title and highlighted lines', () => {
  const { value, meta, data } = transform('const a = 1; // highlight-line', 'title="a.ts"');
  expect(value).toBe('const a = 1;');
  expect(meta).toBeUndefined();
  expect(data?.hProperties).toEqual({ title: 'a.ts', tokens: 'k5p5d1p1', lines: '1' });
});

it('leaves text without a language unchanged', () => {
  expect(transform('plain', undefined, '').data?.hProperties).toEqual({});
});
