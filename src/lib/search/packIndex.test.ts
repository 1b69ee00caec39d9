import { addTexts, packEntries, unpackNames } from './packIndex';
import { TEST_ENTRIES } from './testEntries';

const strip = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

it('restores what was packed, in the same order', () => {
  const { names, texts } = packEntries(TEST_ENTRIES);
  const unpacked = addTexts(unpackNames(JSON.parse(JSON.stringify(names)) as typeof names), texts);
  expect(strip(unpacked)).toEqual(
    strip(TEST_ENTRIES.map(({ text, ...entry }) => ({ ...entry, ...(text && { text }) }))),
  );
});

it('stores equal texts once', () => {
  const { texts } = packEntries(TEST_ENTRIES);
  expect(texts.texts.filter((text) => text === 'Set of rows.')).toHaveLength(1);
});

it('stores rows of the same kind in one string', () => {
  const { names } = packEntries(TEST_ENTRIES);
  const [, , pro] = names.pages;
  expect(pro!.entries).toHaveLength(1);
  expect(JSON.stringify(pro!.entries)).toContain('rows* pinnedColumns*');
});

it("includes a page's description with the names, and the rest with the texts", () => {
  const page = {
    kind: 'page',
    title: 'Pages',
    path: '/x/pages/',
    text: 'Turn pages.\nOne\nTwo',
    aliases: 'paging',
  } as const;
  const { names, texts } = packEntries([page]);
  expect(JSON.stringify(names)).not.toContain('One');
  const unpacked = unpackNames(names);
  expect(unpacked[0]!.text).toBe('Turn pages.');
  expect(addTexts(unpacked, texts)[0]).toMatchObject({ text: page.text, aliases: 'paging' });
});
