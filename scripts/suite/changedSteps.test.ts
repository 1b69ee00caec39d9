import path from 'node:path';
import { createChangedPlan } from './changedSteps';
import { readReachSite } from './readReachSite';

const site = readReachSite(path.join(__dirname, '../..'));

const list = (...changed: string[]) =>
  createChangedPlan(changed, site, () => true).groups.map((group) => group.map(({ name }) => name));

it('checks and opens only the page of a demo that changed', () => {
  const changed = 'docs/react-charts/bars/BasicBars.tsx';
  expect(list(changed)).toEqual([
    [
      'Format',
      'Lint',
      'Unit tests',
      'Types of demos and code of /x/react-charts/bars/',
      'Pages',
      'Names in the pages',
      'Unlinked mentions',
      'Wording of the pages',
    ],
    ['Build of the pages'],
    ['Browser specs'],
  ]);
  const { plan, groups } = createChangedPlan([changed], site, () => true);
  expect(plan.pages).toEqual(['/x/react-charts/bars/']);
  // The specs that open it also test pages of their own.
  expect(groups.at(-2)![0]!.command.join(' ')).toContain('/x/react-date-pickers/date-picker/');
  expect(groups.at(-1)![0]!.command).toEqual([
    'playwright',
    'test',
    '--project=site',
    'e2e/everyPage.spec.ts',
    'e2e/everyReferencePage.spec.ts',
    'e2e/firstScreen.spec.ts',
    'e2e/stylings.spec.ts',
    'e2e/dateLibraries.spec.ts',
  ]);
});

it('runs the specs of a feature that changed, on the pages that they use', () => {
  const { plan, groups } = createChangedPlan(['src/features/chat/ChatLink.tsx'], site, () => true);
  expect(plan).toMatchObject({ pages: [], specsInAllVariants: ['chat'] });
  expect(groups.at(-1)![0]!.command.at(-1)).toBe('e2e/chat.spec.ts');
  expect(groups.at(-2)![0]!.command.join(' ')).toMatch(/--pages \S*\/x\/introduction\//);
});

it('leaves specs that need every page to npm test, and reports them', () => {
  const { plan, leftToWholeTest } = createChangedPlan(
    ['src/features/search/SearchBar.tsx'],
    site,
    () => true,
  );
  expect(plan.specsInAllVariants).toEqual(['search', 'searchAlgolia']);
  expect(leftToWholeTest).toEqual(['searchQueries']);
});

it('needs no browser for files that no browser shows', () => {
  expect(list('README.md')).toEqual([['Format', 'Spelling']]);
  expect(list('scripts/prose/wordings.ts')).toEqual([
    ['Format', 'Lint', 'Import directions', 'Unit tests', 'Types of the site', 'Type-aware lint'],
  ]);
});

it('skips deleted files', () => {
  const { groups } = createChangedPlan(['README.md'], site, () => false);
  expect(groups).toEqual([]);
});
