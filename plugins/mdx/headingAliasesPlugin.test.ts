import { fromHtml } from 'hast-util-from-html';
import { VFile } from 'vfile';
import { findByClass } from '../builtPages';
import { ALIAS_CLASS, headingAliasesPlugin } from './headingAliasesPlugin';

function run(html: string, aliases: unknown) {
  const tree = fromHtml(html, { fragment: true });
  headingAliasesPlugin()(tree, new VFile({ data: { frontMatter: { aliases } } }));
  return tree;
}

it('puts an empty element with the old id into the heading', () => {
  const tree = run('<h2 id=new>New</h2><h3 id=other>Other</h3>', { old: 'new', older: 'new' });
  const [first, second] = tree.children;
  expect(first).toMatchObject({
    properties: { id: 'new' },
    children: [
      { tagName: 'span', properties: { id: 'old' }, children: [] },
      { tagName: 'span', properties: { id: 'older' }, children: [] },
      { value: 'New' },
    ],
  });
  expect(second).toMatchObject({ children: [{ value: 'Other' }] });
});

it.each([undefined, null, 'old', []])('leaves a page alone whose list is %j', (aliases) => {
  expect(findByClass(run('<h2 id=new>New</h2>', aliases), ALIAS_CLASS)).toBeUndefined();
});
