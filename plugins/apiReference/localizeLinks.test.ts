import type { ApiInterface } from '../../src/lib/contracts/api';
import { localizeLinks } from './localizeLinks';

const PAGES = {
  pathnames: new Set(['/x/react-charts/bars', '/x/api/charts/bar-chart']),
  root: '/x/',
};

const create = (description: string, url: string): ApiInterface => ({
  name: 'AxisConfig',
  plan: 'community',
  imports: ['@mui/x-charts'],
  members: [
    { name: 'data', type: { text: 'number[]' }, description, seeMore: { text: 'bars', url } },
  ],
});

test('links to pages of the site stay, without the hash of prose pages', () => {
  const text = 'See [bars](/x/react-charts/bars/#stacking), [API](/x/api/charts/bar-chart/#slots).';
  const { members } = localizeLinks(create(text, '/x/react-charts/bars/#size'), PAGES);
  expect(members[0]).toMatchObject({
    description: 'See [bars](/x/react-charts/bars/), [API](/x/api/charts/bar-chart/#slots).',
    seeMore: { text: 'bars', url: '/x/react-charts/bars/' },
  });
});

test('bare URLs become links or are removed', () => {
  const text =
    'Use bars: https://mui.com/x/react-charts/bars/#size. Or lines: https://mui.com/x/react-charts/lines/';
  const { members } = localizeLinks(create(text, '/x/'), PAGES);
  expect(members[0]?.description).toBe('Use bars: [Bars](/x/react-charts/bars/). Or lines');
});

test('text that announces a URL is removed with it', () => {
  const text = 'Use `x` instead, see https://mui.com/x/react-charts/lines/.';
  expect(localizeLinks(create(text, '/x/'), PAGES).members[0]?.description).toBe(
    'Use `x` instead.',
  );
});

test("links to pages that the site doesn't have become text", () => {
  const text = 'See [lines](/x/react-charts/lines/) and [React](https://react.dev/).';
  const { members } = localizeLinks(create(text, '/x/react-charts/lines/'), PAGES);
  expect(members[0]?.description).toBe('See lines and [React](https://react.dev/).');
  expect(members[0]).not.toHaveProperty('seeMore');
});

test('links point to pages of their own version', () => {
  const { members } = localizeLinks(create('See [bars](/x/react-charts/bars/#stacking).', '/x/'), {
    ...PAGES,
    root: '/x/v7/',
  });
  expect(members[0]?.description).toBe('See [bars](/x/v7/react-charts/bars/).');
});

test('external links use https', () => {
  const { members } = localizeLinks(create('See [React](http://react.dev/).', '/x/'), PAGES);
  expect(members[0]?.description).toBe('See [React](https://react.dev/).');
});
