import { expect } from '@playwright/test';
import { choosePages, getPlan } from '../testing/plan/plan';
import { describeMisfits } from '../testing/visitor/heights';
import { VARIANTS, type Variant } from '../testing/plan/variants';
import { isReferencePage } from '../testing/visitor/variants';
import { visitPage } from '../testing/visitor/visitPage';
import { listPages, MISSING_PAGE } from './listPages';
import { listOldPages } from './listOldPages';
import { test } from './visit';

/** Visits pages as readers would: their demos run, their code opens, nothing moves. */

const { isThorough, changedPages } = getPlan();
const [first, second, third, fourth] = VARIANTS;

/**
 * One variant, alternating between pages; for a changed page, two that differ in everything, and in
 * a thorough run all four.
 */
function getVariants(path: string, index: number): readonly [Variant, ...Variant[]] {
  const order = index % 2 === 0 ? VARIANTS : ([fourth, third, first, second] as const);
  const [own, other] = order;
  if (isThorough) {
    return order;
  }
  return changedPages.includes(path) ? [own, other] : [index % 4 < 2 ? own : other];
}

const current = choosePages(listPages().filter((path) => !isReferencePage(path)));
const old = choosePages(listOldPages().filter((path) => !path.includes('/api/')));

for (const [index, path] of [...current, MISSING_PAGE, ...old].entries()) {
  test(path, async ({ readerContext, baseURL }) => {
    test.setTimeout(240_000);
    const visit = await visitPage(readerContext, {
      origin: baseURL!,
      path,
      isMissing: path === MISSING_PAGE,
      variants: getVariants(path, index),
      // The code of old versions' demos is frozen.
      opensCode: !old.includes(path),
      isThorough,
    });
    if (visit.isSecondVisit) {
      const description = 'no frames in the first';
      test.info().annotations.push({ type: 'second visit', description });
    }
    expect(visit.findings).toEqual([]);
    expect(describeMisfits(visit.spaces), 'space reserved for demos').toEqual([]);
  });
}
