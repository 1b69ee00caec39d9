import { describeResult } from '../steps';
import { listFailures, readFailedSteps } from './listFailures';

it('lists every position once, by file', () => {
  const output = [
    '[2/9] Types of the demos of v9: FAILED in 60 s',
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

it('is empty if there are no positions', () => {
  expect(listFailures('Unit tests: passed')).toBe('');
});

it('reads the names of failed steps as they are printed', () => {
  const lines = ['Lint', 'Pages', 'Types of the site'].map((name, index) => {
    const result = { name, seconds: 3, hasPassed: index === 1, output: '' };
    return `[${index + 1}/3] ${describeResult(result)}`;
  });
  expect(readFailedSteps(lines.join('\n'))).toEqual(['Lint', 'Types of the site']);
});
