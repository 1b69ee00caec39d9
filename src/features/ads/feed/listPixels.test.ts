import { listPixels } from './listPixels';

it.each<[string, string[]]>([
  ['', []],
  ['||', []],
  ['https://a.test/?t=[timestamp]', ['https://a.test/?t=17']],
  ['https://a.test/[timestamp]/[timestamp]', ['https://a.test/17/17']],
  [
    'https://a.test/||//b.test/?[timestamp]|| https://c.test/ ',
    ['https://a.test/', 'https://b.test/?17', 'https://c.test/'],
  ],
  ['http://a.test/||javascript:alert(1)||data:,||https://d.test/', ['https://d.test/']],
  ['https://a.test/||https://a.test/', ['https://a.test/']],
])('of "%s"', (pixel, urls) => {
  expect(listPixels(pixel, '17')).toEqual(urls);
});

it('inserts a timestamp as text, not as a pattern or part of the URL', () => {
  expect(listPixels('https://a.test/[timestamp]', '$&/../b#')).toEqual([
    'https://a.test/%24%26%2F..%2Fb%23',
  ]);
});

it('requests at most ten', () => {
  const list = Array.from({ length: 50 }, (_, index) => `https://a.test/${index}`);
  expect(listPixels(list.join('||'), '')).toHaveLength(10);
});
