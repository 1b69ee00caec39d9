import { expect } from '@playwright/test';
import { choosePages, getPlan } from '../testing/plan/plan';
import { describeMisfits } from '../testing/visitor/heights';
import { VARIANTS, type Variant } from '../testing/plan/variants';
import { isReferencePage } from '../testing/visitor/variants';
import { visitPage } from '../testing/visitor/visitPage';
import { listPages, MISSING_PAGE } from './listPages';
import { listOldPages } from './listOldPages';
import { test } from './visit';

/** Pages are visited as readers would: their demos run, their code opens, nothing moves. */

const { isThorough } = getPlan();
const [first, second, third, fourth] = VARIANTS;

/** Two variants that differ in everything, by turns over the pages; all four in a thorough run. */
function getVariants(index: number): readonly [Variant, ...Variant[]] {
  const pair: readonly [Variant, Variant] = index % 2 === 0 ? [first, second] : [fourth, third];
  return isThorough ? [...pair, ...(index % 2 === 0 ? [third, fourth] : [first, second])] : pair;
}

/** Pages change from variant to variant, but for those of the reference, which learn the heights of their rows once. */
const getVisits = (path: string, index: number): readonly (readonly [Variant, ...Variant[]])[] =>
  path.startsWith('/x/api/')
    ? getVariants(index).map((variant) => [variant] as const)
    : [getVariants(index)];

const current = choosePages(listPages().filter((path) => !isReferencePage(path)));
const old = choosePages(listOldPages().filter((path) => !path.includes('/api/')));

for (const [index, path] of [...current, MISSING_PAGE, ...old].entries()) {
  test(path, async ({ readerContext, baseURL }) => {
    test.setTimeout(240_000);
    for (const variants of getVisits(path, index)) {
      const visit = await visitPage(readerContext, {
        origin: baseURL!,
        path,
        variants,
        // The code of demos of old versions is frozen.
        opensCode: !old.includes(path),
        isThorough,
      });
      if (visit.isSecondVisit) {
        const description = 'no frames in the first';
        test.info().annotations.push({ type: 'second visit', description });
      }
      expect(visit.findings).toEqual([]);
      expect(describeMisfits(visit.spaces), 'space reserved for demos').toEqual([]);
    }
  });
}
