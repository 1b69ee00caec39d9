import { hasPlace, insertNavEntry, measureKinship } from './insertNavEntry';

const SOURCE = `export const charts = {
  pathname: '/x/react-charts-group',
  children: [
    { pathname: '/x/react-charts' },
    {
      pathname: '/x/react-charts-lines',
      children: [{ pathname: '/x/react-charts/lines' }],
    },
  ],
};
`;

it('puts an entry after the most closely related ones', () => {
  const result = insertNavEntry(SOURCE, { pathname: '/x/react-charts/lines/steps', plan: 'pro' });
  expect(result).toContain(
    `[{ pathname: '/x/react-charts/lines' },\n{ pathname: "/x/react-charts/lines/steps", plan: "pro" }]`,
  );
  expect(result.replace(/,\n\{ pathname: "[^}]*\}/, '')).toBe(SOURCE);
});

it('prefers the outer list if several are equally close', () => {
  const result = insertNavEntry(SOURCE, { pathname: '/x/react-charts/areas' });
  expect(result).toContain(`    },\n{ pathname: "/x/react-charts/areas" },\n  ],\n};`);
});

it('measures how closely related a module is', () => {
  expect(measureKinship(SOURCE, '/x/react-charts/pie')).toBe(3);
  expect(measureKinship(SOURCE, '/x/react-tree-view/items')).toBe(2);
  expect(measureKinship('export const a = 1;', '/x/react-charts')).toBe(0);
});

it('throws if nothing is related', () => {
  expect(() => insertNavEntry('const a = [];', { pathname: '/x/a' })).toThrow('"/x/a"');
});

it('puts an entry after another', () => {
  const entry = { pathname: '/x/react-charts/areas' };
  expect(insertNavEntry(SOURCE, entry, { after: '/x/react-charts' })).toContain(
    `    { pathname: '/x/react-charts' },\n{ pathname: "/x/react-charts/areas" },\n    {`,
  );
});

it.each(['/x/react-charts-lines', 'Lines and areas'])(
  'puts an entry into the section %s',
  (section) => {
    const source = SOURCE.replace('-lines', "-lines', subheader: 'Lines and areas").replace(
      "lines' }],",
      "lines' }, createGroup('a')],",
    );
    expect(insertNavEntry(source, { pathname: '/x/react-charts/areas' }, { section })).toContain(
      `[{ pathname: '/x/react-charts/lines' },\n{ pathname: "/x/react-charts/areas" }, createGroup('a')]`,
    );
  },
);

it('knows whether a module has a place', () => {
  expect(hasPlace(SOURCE, { after: '/x/react-charts' })).toBe(true);
  // The module itself isn't in a list.
  expect(hasPlace(SOURCE, { after: '/x/react-charts-group' })).toBe(false);
  expect(hasPlace(SOURCE, { section: '/x/react-charts-group' })).toBe(true);
  expect(hasPlace(SOURCE, { section: '/x/react-charts' })).toBe(false);
});
