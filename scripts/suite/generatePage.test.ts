import { generatePage, leaveOutUnused, linkProblems, listPlainDemos } from './generatePage';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const page = `---
title: Bars
newFeature: true
---

The sixth is [below](#Six).

${NAMES.map((name) => `## ${name}\n\n<Demo src="./${name}.tsx" title="a > b" height={300} />\n`).join('\n')}`;

it('keeps four demos of a page, others with each number, and those that the page links to', () => {
  const pages = [0, 1].map((number) => generatePage(page, number));
  expect(pages.map(({ text }) => listPlainDemos(text))).toEqual([
    ['One', 'Two', 'Three', 'Six'],
    ['One', 'Two', 'Five', 'Six'],
  ]);
  expect(pages.map(({ left }) => left)).toEqual([
    ['Four', 'Five'],
    ['Three', 'Four'],
  ]);
});

it('gives it a title of its own and leaves the rest', () => {
  const { text } = generatePage(page, 3);
  expect(text).toContain('---\ntitle: Bars, trial 3\n---\n');
  expect(text.match(/^## .*$/gm)).toHaveLength(NAMES.length);
});

it('leaves out the components that none of its demos uses', () => {
  const text = '---\ncomponents: [BarChart, PieChart]\n---\n';
  expect(leaveOutUnused(text, ['<PieChart />'])).toBe(text);
  expect(leaveOutUnused(text, ['<LineChart />'])).toBe('---\n---\n');
});

it('finds demos over several lines', () => {
  const text =
    '<Demo\n  src="./One.tsx"\n  title="a > b"\n  height={300}\n/>\n\n<Demo src="./Two.tsx" />\n';
  expect(listPlainDemos(text)).toEqual(['One', 'Two']);
});

it('leads to known problems where they all stand', () => {
  expect(linkProblems('[a](#slow) and [b](#sizes)', ['slow'])).toBe(
    '[a](/x/introduction/known-problems/#slow) and [b](#sizes)',
  );
});
