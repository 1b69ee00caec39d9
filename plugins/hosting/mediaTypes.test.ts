import { COMPRESSIBLE, listUnknownEndings, MEDIA_TYPES } from './mediaTypes';

it('reports extensions of files that would be served without a type', () => {
  expect(listUnknownEndings(['_headers', 'x/index.md', 'x/a.wasm', 'b.wasm', 'x/LICENSE'])).toEqual(
    ['wasm', 'x/LICENSE'],
  );
});

it("compresses text, but nothing that's already compressed", () => {
  const compressed = Object.keys(MEDIA_TYPES).filter((ending) => COMPRESSIBLE.test(`a.${ending}`));
  expect(Object.keys(MEDIA_TYPES).filter((ending) => !compressed.includes(ending))).toEqual([
    'ico',
    'png',
    'webp',
    'woff',
    'woff2',
  ]);
});
