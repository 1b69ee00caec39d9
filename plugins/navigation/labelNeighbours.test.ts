import type { ParseFrontMatter } from '@docusaurus/types';
import { labelNeighbours } from './labelNeighbours';

async function label(frontMatter: Record<string, unknown>): Promise<unknown> {
  const parse: ParseFrontMatter = () => Promise.resolve({ frontMatter, content: '' });
  const parsed = await labelNeighbours(parse)({ filePath: '', fileContent: '' } as never);
  return parsed.frontMatter.pagination_label;
}

it('labels links to a page with its title', async () => {
  expect(await label({ title: 'Data Grid API reference' })).toBe('Data Grid API reference');
});

it('leaves a label of the page’s own alone, and a page without title', async () => {
  expect(await label({ title: 'Data Grid', pagination_label: 'Grid' })).toBe('Grid');
  expect(await label({})).toBeUndefined();
});
