import { expect } from '@playwright/test';
import { listPages, MISSING_PAGE } from './listPages';
import { listViolations } from './listViolations';
import { expectNoSidewaysScroll, expectSteady, getLookPair, isReferencePage } from './looks';
import { listMisfits, runDemos, scrollToEnd } from './runDemos';
import { showCode } from './showCode';
import { arrive, changeVariant, test } from './visit';

const pages = [...listPages().filter((page) => !isReferencePage(page)), MISSING_PAGE];

for (const [index, path] of pages.entries()) {
  const [first, second] = getLookPair(index);
  test(path, async ({ startVisit }) => {
    test.setTimeout(90_000);
    const { page, messages } = await startVisit(first!);
    await test.step('opened', async () => {
      await arrive(page, path);
      expect(await runDemos(page), 'space reserved for demos').toEqual([]);
      await expectSteady(page, first!);
      await showCode(page, 'TS');
      await expectNoSidewaysScroll(page);
      expect(await listViolations(page)).toEqual([]);
    });
    await test.step('changed', async () => {
      await changeVariant(page, second!);
      await scrollToEnd(page);
      expect(await listMisfits(page), 'space reserved for demos').toEqual([]);
      await expectSteady(page, second!);
      await showCode(page, 'JS');
      await expectNoSidewaysScroll(page);
      expect(await listViolations(page, { onlyVisual: true })).toEqual([]);
    });
    expect(messages).toEqual([]);
  });
}
