import { listIds } from '../pageCheck/listIds';
import { parseMarkdown } from './parseMarkdown';

const read = async (...lines: string[]) => [
  ...(await listIds(parseMarkdown(lines.join('\n\n')).tree)).keys(),
];

it('removes the spaces next to a badge from an id, and keeps the old anchor', async () => {
  expect(await read('## Pro features <Badge kind="pro" />')).toEqual([
    'pro-features',
    'pro-features-',
  ]);
  expect(await read('## <Badge kind="pro" /> features')).toEqual(['features', '-features']);
});

it('changes no other id', async () => {
  expect(
    await read('## Plain', '## Pro <Badge kind="pro" /> {/* #own */}', '## Set `a` and <b>b</b>'),
  ).toEqual(['plain', 'own', 'set-a-and-b']);
});

it("doesn't give a heading the id of another", async () => {
  expect(await read('## Sizes <Badge kind="pro" />', '## Sizes')).toEqual(['sizes-', 'sizes']);
});
