import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VARIANTS } from './variants';
import type * as PlanModule from './plan';
import { PLAN_VARIABLE, type Plan } from './plan';

const load = () => {
  jest.resetModules();
  return jest.requireActual<typeof PlanModule>('./plan');
};

let folder: string;

beforeEach(() => {
  // `npm test` runs this with its own plan.
  delete process.env[PLAN_VARIABLE];
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writePlan(plan: Partial<Plan>): void {
  const file = path.join(folder, 'plan.json');
  const empty: Plan = { pages: [], changedPages: [], specsInAllVariants: [], isThorough: false };
  writeFileSync(file, JSON.stringify({ ...empty, ...plan }));
  process.env[PLAN_VARIABLE] = file;
}

it('is the fixed sample in every variant by default', () => {
  const { choosePages, chooseVariants } = load();
  const pages = ['/x/react-charts/bars/', '/x/react-charts/pie/'];
  expect(choosePages(pages)).toEqual(['/x/react-charts/bars/']);
  expect(chooseVariants('/e2e/search.spec.ts')).toEqual(VARIANTS);
});

it('opens the pages of the plan, in the order of the site', () => {
  writePlan({ pages: ['/x/b/', '/x/a/', '/x/gone/'] });
  expect(load().choosePages(['/x/a/', '/x/b/', '/x/c/'])).toEqual(['/x/a/', '/x/b/']);
});

it('tests few pages if no change reaches the spec: the first, and those that changed', () => {
  const pages = ['/x/gone/', '/x/a/', '/x/b/', '/x/c/'];
  const plan = { pages: ['/x/a/', '/x/b/', '/x/c/'], changedPages: ['/x/c/'] };
  writePlan(plan);
  expect(load().chooseFewPages('/e2e/stylings.spec.ts', pages)).toEqual(['/x/a/', '/x/c/']);
  writePlan({ ...plan, specsInAllVariants: ['stylings'] });
  expect(load().chooseFewPages('/e2e/stylings.spec.ts', pages)).toEqual(plan.pages);
});

it('runs specs in every variant if a change reaches them', () => {
  writePlan({ specsInAllVariants: ['search'] });
  const { chooseVariants } = load();
  expect(chooseVariants('/e2e/search.spec.ts')).toEqual(VARIANTS);
  expect(chooseVariants('/e2e/searchAlgolia.spec.ts')).toHaveLength(1);
});

it('skips rare cases of specs that no change reaches', () => {
  const RARE = 'site chat.spec.ts a slow service @detail';
  const USUAL = 'site chat.spec.ts a demo is posted';
  const isLeftOut = (specsInAllVariants: Plan['specsInAllVariants'], title: string) =>
    load()
      .getLeftOutTests({ pages: [], changedPages: [], specsInAllVariants, isThorough: false })
      ?.test(title) ?? false;
  expect([isLeftOut([], RARE), isLeftOut([], USUAL)]).toEqual([true, false]);
  expect([isLeftOut(['search'], RARE), isLeftOut(['search', 'chat'], RARE)]).toEqual([true, false]);
  expect(isLeftOut('all', RARE)).toBe(false);
});

it('fails if the file of the plan is missing', () => {
  process.env[PLAN_VARIABLE] = path.join(folder, 'none.json');
  expect(() => load().getPlan()).toThrow('ENOENT');
});
