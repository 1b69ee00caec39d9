import { updateLinks } from './updateLinks';

const MOVE = { from: 'react-data-grid/sorting', to: 'react-data-grid/rows/sorting' };
const update = (text: string, page = 'react-data-grid/state') => updateLinks(text, page, MOVE);

it.each([
  ['[Sort](/x/react-data-grid/sorting/)', '[Sort](/x/react-data-grid/rows/sorting/)'],
  ['[Sort](/x/react-data-grid/sorting)', '[Sort](/x/react-data-grid/rows/sorting/)'],
  [
    '[Sort](/x/react-data-grid/sorting/#many "Why")',
    '[Sort](/x/react-data-grid/rows/sorting/#many "Why")',
  ],
  ['[Sort](../sorting/?a=1)', '[Sort](/x/react-data-grid/rows/sorting/?a=1)'],
  ['[Sort](../sorting/index.mdx)', '[Sort](/x/react-data-grid/rows/sorting/)'],
  [
    '[/x/react-data-grid/sorting/](/x/react-data-grid/sorting/)',
    '[/x/react-data-grid/sorting/](/x/react-data-grid/rows/sorting/)',
  ],
  [
    '[Sort][1]\n\n[1]: /x/react-data-grid/sorting/',
    '[Sort][1]\n\n[1]: /x/react-data-grid/rows/sorting/',
  ],
  [
    '<a href="/x/react-data-grid/sorting/">a</a>',
    '<a href="/x/react-data-grid/rows/sorting/">a</a>',
  ],
  [
    '| A |\n| --- |\n| [a](/x/react-data-grid/sorting/) and [b](/x/react-data-grid/sorting/#b) |',
    '| A |\n| --- |\n| [a](/x/react-data-grid/rows/sorting/) and [b](/x/react-data-grid/rows/sorting/#b) |',
  ],
])('%s', (before, after) => {
  expect(update(`${before}\n`)).toBe(`${after}\n`);
});

it.each([
  '[Other](/x/react-data-grid/sorting-server/) [there](https://example.com/x/react-data-grid/sorting/) [here](#a)',
  'Write `[a](/x/react-data-grid/sorting/)`.',
  '```md\n[a](/x/react-data-grid/sorting/)\n```',
  '![Picture](./sorting.png) [file](../data.csv)',
])('leaves %s', (text) => {
  expect(update(`${text}\n`)).toBe(`${text}\n`);
});

it('makes relative links of the page itself absolute', () => {
  expect(update('[a](../state/) [b](#b)\n', MOVE.from)).toBe(
    '[a](/x/react-data-grid/state/) [b](#b)\n',
  );
});

it('rejects an address that it cannot find in the text', () => {
  expect(() => update('Text.\n\n[a](/x/react&#45;data-grid/sorting/)\n')).toThrow(
    'docs/react-data-grid/state/index.mdx:3  The link to "/x/react-data-grid/sorting/"',
  );
});
