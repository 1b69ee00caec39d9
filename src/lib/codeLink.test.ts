import { compressToEncodedURIComponent } from 'lz-string';
import { decodeProgram, encodeProgram, formatEditHash, parseEditHash } from './codeLink';
import type { SharedProgram } from './sharedProgram';

const PROGRAM: SharedProgram = {
  version: 'v8',
  library: 'charts',
  styling: 'CSS',
  language: 'TS',
  files: [
    {
      name: 'Demo.tsx',
      code: "import './Demo.css';\nexport default () => <b>Größe 🙂 {'</script>'}</b>;\n",
    },
    { name: 'Demo.css', code: '.a { color: red }' },
  ],
};

const pack = (value: unknown) => compressToEncodedURIComponent(JSON.stringify(value));

it('round-trips a program through a URL', () => {
  const text = encodeProgram(PROGRAM);
  expect(text).toMatch(/^[\w+$-]+$/);
  expect(decodeProgram(text)).toEqual(PROGRAM);
});

it('handles a plus that became a space', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...PROGRAM, version: `v${at}` }));
  const text = many.map(encodeProgram).find((candidate) => candidate.includes('+'));
  expect(decodeProgram(text!.replaceAll('+', ' '))).toEqual(
    expect.objectContaining({ library: 'charts' }),
  );
});

it('only writes the fields of a program', () => {
  const withHtml = { ...PROGRAM, files: PROGRAM.files.map((file) => ({ ...file, html: 'x' })) };
  expect(encodeProgram(withHtml)).toBe(encodeProgram(PROGRAM));
});

it.each([
  ['nothing', ''],
  ['noise', 'q8$-zz+QQQQ'],
  ['percent signs', '%E0%A4%A'],
  ['a truncated text', encodeProgram(PROGRAM).slice(0, 60)],
  ['no JSON', compressToEncodedURIComponent('alert(1)')],
  ['null', pack(null)],
  ['a number', pack(1)],
  [
    'a name outside of the program',
    pack({ ...PROGRAM, files: [{ name: '../../x.ts', code: '' }] }),
  ],
  ['a polluting key', compressToEncodedURIComponent('{"__proto__":{"files":[]}}')],
  ['a bomb', compressToEncodedURIComponent('['.repeat(400_000))],
])('rejects %s as a program', (_what, text) => {
  expect(decodeProgram(text)).toBeUndefined();
});

it('rejects a program that is too large', () => {
  const files = [{ name: 'Demo.tsx', code: 'x;\n'.repeat(80_000) }];
  expect(decodeProgram(encodeProgram({ ...PROGRAM, files }))).toBeUndefined();
});

it("round-trips a demo's edited files through the hash of its page", () => {
  const hash = formatEditHash('PinInitial', PROGRAM.files);
  expect(hash).toMatch(/^#edit-PinInitial=[\w+$-]+$/);
  expect(parseEditHash(hash)).toEqual({ name: 'PinInitial', files: PROGRAM.files });
});

it.each([
  '',
  '#columns',
  '#edit-',
  '#edit-=abc',
  '#edit-Pin',
  '#edit-Pin=',
  '#edit-../Pin=abc',
  `#edit-Pin=${pack({ files: {} })}`,
  `#edit-Pin=${pack([])}`,
  `#edit-<b>=${pack({ files: PROGRAM.files })}`,
])('finds no edit in the hash %j', (hash) => expect(parseEditHash(hash)).toBeUndefined());
