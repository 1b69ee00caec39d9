import { formatFrameQuery, parseFrameQuery, type FrameQuery } from './frameQuery';

it.each<[string, FrameQuery]>([
  ['', { theme: 'custom', isCodeOpen: false }],
  ['?theme=default', { theme: 'default', isCodeOpen: false }],
  ['?view=code', { theme: 'custom', isCodeOpen: true }],
  [
    '?theme=default&view=code&file=sign-in/parts.tsx',
    { theme: 'default', isCodeOpen: true, file: 'sign-in/parts.tsx' },
  ],
])('"%s" is parsed and formatted consistently', (text, query) => {
  expect(parseFrameQuery(text)).toEqual(query);
  expect(formatFrameQuery(query)).toBe(text);
});

it('treats unknown values as defaults, and omits the file if the code is closed', () => {
  expect(parseFrameQuery('?theme=neon&view=map')).toEqual({ theme: 'custom', isCodeOpen: false });
  expect(formatFrameQuery({ theme: 'custom', isCodeOpen: false, file: 'a.ts' })).toBe('');
});
