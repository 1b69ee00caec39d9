import { readDefaultTag } from './readDefaultTag';

test.each([
  ['false', { default: 'false' }],
  ["'Select date range'", { default: "'Select date range'" }],
  ['`4` when wide, `3` otherwise.', { default: '`4` when wide, `3` otherwise.' }],
  [
    '{createColumns} Creates columns.',
    { default: 'createColumns', note: 'The default creates columns.' },
  ],
  ['object Depends on the charts type.', { default: 'Depends on the charts type.' }],
  ['xAxisIds[0] The id of the first axis', { default: 'The id of the first axis' }],
])('%s', (text, tag) => {
  expect(readDefaultTag(text)).toEqual(tag);
});
