import { expect, type Page } from '@playwright/test';

/** Demos that are higher than the space that their page reserves for them. */
function listMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
      const stage = demo.querySelector(':scope > div');
      if (!stage) {
        return [];
      }
      const { minBlockSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(stage);
      const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      const used = stage.getBoundingClientRect().height - padding;
      const kept = parseFloat(minBlockSize);
      return used > kept + 0.5 ? [`${demo.dataset.demo}: ${used} px in ${kept} px`] : [];
    }),
  );
}

/**
 * Scrolls to the end so that every demo starts, waits for them, and returns to the top. Returns
 * the demos for which a page keeps too little space.
 */
export async function runDemos(page: Page): Promise<string[]> {
  const demos = page.locator('[data-demo]');
  for (const demo of await demos.all()) {
    await demo.scrollIntoViewIfNeeded();
    const live = demo.getByTestId('live');
    await expect(live.getByText('Loading the demo')).toHaveCount(0);
    await expect(live.locator('.isolated > *, iframe').first()).toBeVisible();
    await expect(demo.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  const misfits = await listMisfits(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  return misfits;
}
