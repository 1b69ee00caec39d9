import { sortFiles } from './sortFiles';

it('starts with the entry and keeps folders together', () => {
  const names = ['Shop.tsx', 'shop/List.tsx', 'theme/Theme.tsx', 'shop/Card.tsx', 'theme/a.ts'];
  const files = names.map((name) => ({ name, code: '', html: '' }));
  expect(sortFiles(files).map(({ name }) => name)).toEqual([
    'Shop.tsx',
    'shop/Card.tsx',
    'shop/List.tsx',
    'theme/a.ts',
    'theme/Theme.tsx',
  ]);
  expect(sortFiles([])).toEqual([]);
});
