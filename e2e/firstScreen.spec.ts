import { expect, test } from '@playwright/test';
import { choosePages } from '../testing/plan/plan';
import { listPages } from './listPages';

const SIZE = { width: 1440, height: 900 };

const pages = choosePages(listPages()).filter((path) => path.startsWith('/x/react-'));

test('the first screen of each product page shows a demo or code', async ({ browser, baseURL }) => {
  test.setTimeout(60_000 + pages.length * 3000);
  // The document as sent: scripts don't change the height of anything.
  const context = await browser.newContext({ baseURL, viewport: SIZE, javaScriptEnabled: false });
  const page = await context.newPage();
  const below: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const first = page.locator('main').locator('section[data-demo], pre').first();
    const { y } = (await first.boundingBox())!;
    if (y >= SIZE.height) {
      below.push(`${path}: ${Math.round(y)} px`);
    }
  }
  await context.close();
  expect(below).toEqual([]);
});
