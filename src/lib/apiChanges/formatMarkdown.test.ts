import type { ApiChange } from '../contracts/apiChanges';
import { formatMarkdown } from './formatMarkdown';

function formatOne(change: Omit<ApiChange, 'part' | 'name'>): string {
  const markdown = formatMarkdown({
    product: 'charts',
    from: 'v7',
    to: 'v8',
    fromVersion: '7.1.0',
    toVersion: '8.1.0',
    groups: [
      { kind: 'component', name: 'BarChart', changes: [{ part: 'prop', name: 'a', ...change }] },
    ],
  });
  return markdown.split('\n').at(-2)!;
}

it.each<[Omit<ApiChange, 'part' | 'name'>, string]>([
  [{ kind: 'removed', instead: 'slots' }, '- prop `a`: removed, use `slots`'],
  [{ kind: 'renamed', before: 'b', after: 'a', knownBy: 'map' }, '- prop `a`: renamed: `b` → `a`'],
  [
    { kind: 'renamed', before: 'b', after: 'a', knownBy: 'similarity', plan: 'pro' },
    '- prop `a` (Pro): renamed: `b` → `a` (matched by its type and name)',
  ],
  [{ kind: 'moved', before: 'x', after: 'y' }, '- prop `a`: moved: `x` → `y`'],
  [
    { kind: 'retyped', before: '{\n  b: 1;\n}', after: '`b`' },
    '- prop `a`: type: `{ b: 1; }` → `` `b` ``',
  ],
  [{ kind: 'default', after: '1' }, '- prop `a`: default: none → `1`'],
  [{ kind: 'required', before: 'optional', after: 'required' }, '- prop `a`: optional → required'],
  [{ kind: 'deprecated', after: 'Use\n`b`.' }, '- prop `a`: deprecated: Use `b`.'],
  [{ kind: 'deprecated' }, '- prop `a`: deprecated'],
])('formats %o', (change, expected) => {
  expect(formatOne(change)).toBe(expected);
});
