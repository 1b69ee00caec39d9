import { expect, test } from '@playwright/test';
import { NoFramesError, withinLimit } from '../testing/visitor/expectFrames';
import { scrollToEnd } from '../testing/visitor/runDemos';

test("a page that doesn't respond counts as not rendered", async ({ page }) => {
  await expect(withinLimit(page.evaluate('"end"'), 5000)).resolves.toBe('end');
  await expect(withinLimit(page.evaluate('new Promise(() => {})'), 50)).rejects.toThrow(
    NoFramesError,
  );
  await expect(withinLimit(page.evaluate('nothing()'), 5000)).rejects.toThrow('nothing is not');
});

test(
  "a page that renders no frames isn't scrolled to its end, but one that skips a frame is",
  { tag: '@detail' },
  async ({ page }) => {
    await page.setContent('<div style="height: 30000px"></div>');
    await scrollToEnd(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(25_000);
    await page.evaluate(() => {
      const draw = window.requestAnimationFrame;
      let calls = 0;
      window.requestAnimationFrame = (callback) => ((calls += 1) % 5 === 0 ? draw(callback) : 0);
      window.scrollTo(0, 0);
    });
    await page.evaluate(() => (document.querySelector('div')!.style.height = '8000px'));
    await scrollToEnd(page);
    await page.evaluate(() => (window.requestAnimationFrame = () => 0));
    await expect(scrollToEnd(page)).rejects.toThrow(NoFramesError);
  },
);
