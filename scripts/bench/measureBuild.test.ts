import { sumMemory } from './measureBuild';

test('the memory of a process includes its descendants', () => {
  const lines = '  10   1  100\n  11  10  20\n  12  11   3\n  13   1 999\n';
  expect(sumMemory(lines, 10)).toBe(123 * 1024);
});
