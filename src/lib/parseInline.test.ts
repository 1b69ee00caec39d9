import { parseInline } from './parseInline';

it('parses the code and links in a line of Markdown', () => {
  expect(parseInline('Use `a` or [b](/x/b/), see https://mui.com/x/')).toEqual([
    'Use ',
    { code: 'a' },
    ' or ',
    { text: 'b', url: '/x/b/' },
    ', see ',
    { text: 'https://mui.com/x/', url: 'https://mui.com/x/' },
  ]);
  expect(parseInline('[a](javascript:b)')).toEqual(['[a](javascript:b)']);
});
