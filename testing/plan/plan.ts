import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VARIANTS, type Variant } from './variants';
import { SAMPLE } from './sample';

/** What the browser specs of one run cover. `npm test` and `npm run test:all` write it to a file. */
export interface Plan {
  /** Addresses of pages to open, of any version. */
  pages: readonly string[];
  /** The subset that changed files reach. */
  changedPages: readonly string[];
  /** Names of specs to run in every variant; the others run in one. */
  specsInAllVariants: readonly string[] | 'all';
  /** Whether pages are shown in all four variants, and axe measures all of their text. */
  isThorough: boolean;
}

/** Environment variable with the path of this run's plan. */
export const PLAN_VARIABLE = 'SUITE_PLAN';

/** The default plan, as for `npx playwright test e2e/search.spec.ts`. */
const DEFAULT_PLAN: Plan = {
  pages: SAMPLE,
  changedPages: [],
  specsInAllVariants: 'all',
  isThorough: false,
};

let cached: Plan | undefined;

/** What this run covers. Throws if the file in the environment variable can't be read. */
export function getPlan(): Plan {
  const file = process.env[PLAN_VARIABLE];
  cached ??= file ? (JSON.parse(readFileSync(file, 'utf8')) as Plan) : DEFAULT_PLAN;
  return cached;
}

/** The subset of `pages` that this run opens, in the same order. */
export function choosePages(pages: readonly string[]): string[] {
  const planned = new Set(getPlan().pages);
  return pages.filter((page) => planned.has(page));
}

/**
 * The subset of `pages` that a feature's spec tests: if a change reaches the spec, and in
 * `npm run test:all`, all that this run opens; otherwise the first, and those that changed. `file`
 * is its `__filename`.
 */
export function chooseFewPages(file: string, pages: readonly string[]): string[] {
  const { changedPages } = getPlan();
  const chosen = choosePages(pages);
  return isInAllVariants(file)
    ? chosen
    : chosen.filter((page, index) => index === 0 || changedPages.includes(page));
}

/** Whether a spec runs in every variant; `file` is its `__filename`. */
export function isInAllVariants(file: string): boolean {
  const { specsInAllVariants } = getPlan();
  const name = path.basename(file, '.spec.ts');
  return specsInAllVariants === 'all' || specsInAllVariants.includes(name);
}

/**
 * The variants in which a spec tests its feature: all of them, or only a phone in dark mode and
 * right-to-left, because the other tests of a spec run on a light desktop. `file` is its
 * `__filename`.
 */
export function chooseVariants(file: string): readonly Variant[] {
  return isInAllVariants(file) ? VARIANTS : [VARIANTS[1]];
}

/**
 * The subset of equivalent cases that a spec tests: all if a change reaches the spec, and in
 * `npm run test:all`; otherwise the first. `file` is its `__filename`.
 */
export const chooseCases = <T>(file: string, cases: readonly T[]): readonly T[] =>
  isInAllVariants(file) ? cases : cases.slice(0, 1);

/** Marks tests of rare cases. They run if a change reaches their spec and in `npm run test:all`. */
export const DETAIL_TAG = '@detail';

/** Matches the tests that a plan skips; Playwright compares it with file, name and tags. */
export function getLeftOutTests({ specsInAllVariants }: Plan): RegExp | undefined {
  if (specsInAllVariants === 'all') {
    return undefined;
  }
  const whole = specsInAllVariants.map((spec) => String.raw`(?!.*\b${spec}\.spec\.ts\b)`);
  return new RegExp(`^${whole.join('')}.*${DETAIL_TAG}`);
}
