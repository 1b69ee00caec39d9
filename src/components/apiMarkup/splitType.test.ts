import { splitType } from './splitType';

const paths = { GridColDef: '/col/', GridRowParams: '/row/' };

const split = (text: string) => splitType(text, paths, 'GridRowParams');

it('finds the names that have a page, each with its path', () => {
  expect(split('readonly GridColDef<R>[]')).toEqual([
    'readonly ',
    { name: 'GridColDef', path: '/col/' },
    '<R>[]',
  ]);
});

it.each([
  "'GridColDef' | string",
  '{ GridColDef?: string }',
  'GridRowParams',
  'MyGridColDef',
  'toString',
])('leaves %s unchanged', (text) => {
  expect(split(text)).toEqual([text]);
});
