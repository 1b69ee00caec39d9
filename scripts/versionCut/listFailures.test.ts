import { listFailures } from './listFailures';

it('lists every place once, by file', () => {
  const output = [
    '[2/9] Types of the demos of v9: ended with 2 after 60 s',
    "docs/react-charts/bars/Bars.tsx(12,7): error TS2322: Type 'string' is not assignable.",
    "docs/react-charts/bars/Bars.tsx(12,7): error TS2322: Type 'string' is not assignable.",
    'docs/introduction/index.mdx:4: links to a page that is gone',
    'All checks passed',
  ].join('\n');
  expect(listFailures(output)).toBe(
    [
      '## docs/introduction/index.mdx',
      '',
      '- [ ] 4: links to a page that is gone',
      '',
      '## docs/react-charts/bars/Bars.tsx',
      '',
      "- [ ] 12: error TS2322: Type 'string' is not assignable.",
    ].join('\n'),
  );
});

it('is empty when no place is named', () => {
  expect(listFailures('Unit tests: passed')).toBe('');
});
