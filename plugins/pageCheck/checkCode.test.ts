import { parseMarkdown } from '../mdx/parseMarkdown';
import { checkCode } from './checkCode';

it('reports invalid metadata after the language of a code block', () => {
  const { tree } = parseMarkdown(
    '```ts {1}\na\n```\n\n```diff from=v7\n-a\n```\n\n```ts from=v7\na\n```\n',
  );
  expect(checkCode({ tree }).map(({ line }) => line)).toEqual([1, 9]);
});
