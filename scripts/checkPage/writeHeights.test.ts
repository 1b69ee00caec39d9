import { writeHeights } from './writeHeights';

const page = [
  '# Bars',
  '',
  '<Demo src="./New.tsx" title="A new one" maxWidth={720} />',
  '',
  '<Demo',
  '  src="./Low.tsx"',
  '  title="height={3} in a title"',
  '  height={400}',
  '  phoneHeight={480}',
  '  iframe',
  '/>',
  '',
  '<Demo src="./Other.tsx" title="Another" height={100} />',
].join('\n');

it('adds heights after the title, and replaces existing ones', () => {
  const heights = new Map([
    ['New', { height: 300, phoneHeight: 320 }],
    ['Low', { height: 420 }],
  ]);
  expect(writeHeights(page, heights)).toBe(
    [
      '# Bars',
      '',
      '<Demo src="./New.tsx" title="A new one" height={300} phoneHeight={320} maxWidth={720} />',
      '',
      '<Demo',
      '  src="./Low.tsx"',
      '  title="height={3} in a title"',
      '  height={420}',
      '  iframe',
      '/>',
      '',
      '<Demo src="./Other.tsx" title="Another" height={100} />',
    ].join('\n'),
  );
});
