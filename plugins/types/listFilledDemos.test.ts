import { listFilledDemos } from './listFilledDemos';

const DEMO = `import { Pie } from 'pie';

interface TunerProps {
  /** @default 'none' */
  order?: 'none' | 'asc';
}

export default function Tuner({ order = 'none' }: TunerProps) {
  return <Pie order={order} />;
}`;

it('returns the code of a demo with each value of its controls, at lines of its file', () => {
  const filled = listFilledDemos(
    new Map([
      ['/docs/Tuner.tsx', DEMO],
      ['/docs/Plain.tsx', 'export default function Plain() {\n  return null;\n}'],
      ['/docs/data.ts', 'export const data = 1;'],
    ]),
  );
  expect([...filled.keys()]).toEqual(['/docs/Tuner.filled0.tsx', '/docs/Tuner.filled1.tsx']);
  const [first, second] = [...filled.values()];
  expect(first).toMatchObject({ file: '/docs/Tuner.tsx', state: 'in its initial state' });
  expect(first!.code).toContain('return <Pie />;');
  expect(second).toMatchObject({ state: 'with order: "asc"' });
  expect(second!.code.split('\n')[3]).toBe('  return <Pie order="asc" />;');
  expect(second!.findLine(4)).toBe(9);
});
