import { expect, test } from '@playwright/test';
import { NoFramesError, withinLimit } from '../testing/visitor/expectFrames';

test('a page that stands still counts as one that is not drawn', async ({ page }) => {
  await expect(withinLimit(page.evaluate('"end"'), 5000)).resolves.toBe('end');
  await expect(withinLimit(page.evaluate('new Promise(() => {})'), 50)).rejects.toThrow(
    NoFramesError,
  );
  await expect(withinLimit(page.evaluate('nothing()'), 5000)).rejects.toThrow('nothing is not');
});
