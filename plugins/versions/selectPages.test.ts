import path from 'node:path';
import { parseSelectedPages, selectPages } from './selectPages';

const SITE_DIR = path.join(__dirname, '../..');

const parse = async (file: string, list?: string) => {
  const select = selectPages(
    async () => ({ frontMatter: { title: 'Bars' }, content: '' }),
    parseSelectedPages(list),
  );
  const { frontMatter } = await select({
    filePath: path.join(SITE_DIR, file),
    fileContent: '',
    defaultParseFrontMatter: jest.fn(),
  });
  return frontMatter;
};

const BARS = 'docs/react-charts/bars/index.mdx';

it('keeps every page if none are selected', async () => {
  expect(await parse(BARS)).toEqual({ title: 'Bars' });
});

it('keeps the selected pages of their version', async () => {
  const list = '/x/react-charts/bars/,/x/v7/react-charts/lines/';
  expect(await parse(BARS, list)).toEqual({ title: 'Bars' });
  expect(await parse('versioned_docs/version-v7/react-charts/lines/index.mdx', list)).toEqual({
    title: 'Bars',
  });
});

it('turns the others into drafts', async () => {
  const list = '/x/v7/react-charts/bars/';
  expect(await parse(BARS, list)).toEqual({ title: 'Bars', draft: true });
});
