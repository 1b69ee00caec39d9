import { freezeEntries, freezePage } from './freezeEntries';

test('links to other versions, and a group with only such links, are kept', () => {
  const group = {
    pathname: '/x/migration-v6',
    subheader: 'Upgrade to v6',
    children: [{ pathname: 'pathname:///x/v6/migration/from-lab/', title: 'From the lab' }],
  };
  expect(freezeEntries([group])).toEqual([group]);
});

test('external links and badges of new features are removed', () => {
  const frozen = freezeEntries([
    { pathname: 'https://example.com/news/', title: 'News' },
    {
      pathname: '/x/charts-group',
      title: 'Charts',
      children: [{ pathname: '/x/react-charts/bars', plan: 'pro', newFeature: true }],
    },
  ]);
  expect(frozen).toEqual([
    {
      pathname: '/x/charts-group',
      title: 'Charts',
      children: [{ pathname: '/x/react-charts/bars', plan: 'pro' }],
    },
  ]);
});

test('a page loses its badge for new features, but none of its text', () => {
  const text = '---\ntitle: Bars\nnewFeature: true\nplan: pro\n---\n\nnewFeature: true\n';
  expect(freezePage(text)).toBe('---\ntitle: Bars\nplan: pro\n---\n\nnewFeature: true\n');
  expect(freezePage('# No front matter\n')).toBe('# No front matter\n');
});
