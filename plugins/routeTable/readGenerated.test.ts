import { readTestSite, REGISTRY, ROUTES } from './testSite';

test('reads routes and requests back', () => {
  const { routes, requests } = readTestSite();
  expect(routes.map(({ path }) => path)).toEqual(['/playground/', '/x/']);
  expect(routes[1]?.routes?.[0]?.routes?.[0]).toEqual({
    path: '/x/api/bar-chart-pro/',
    component: { path: '/x/api/bar-chart-pro/', hash: '40b' },
    exact: true,
    sidebar: 'docs',
  });
  expect(requests.get('pro')).toBe('"@site/pro.mdx"');
});

test.each([
  ['routes.js', ROUTES.replace("'@docusaurus/ComponentCreator'", "'@docusaurus/creator'")],
  ['routes.js', ROUTES.replace("path: '*',", "path: '/**',")],
  ['registry.js', REGISTRY.replace('require.resolveWeak("@site/two.mdx")', 'null')],
  ['registry.js', `// Changed\n${REGISTRY}`],
] as const)('stops at a new form of %s', (file, text) => {
  expect(() => readTestSite({ [file]: text })).toThrow(
    `.docusaurus/${file} is not what Docusaurus 3.10 writes`,
  );
});
