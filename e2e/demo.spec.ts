import { expect, test } from '@playwright/test';
import { listPages } from './listPages';

const PAGE = '/x/react-tree-view/quickstart/';

test('no code of a demo is fetched before the reader comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(await response.text());
    }
  });
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  // A class that Material UI writes and no page mentions.
  const hasMaterial = () => scripts.some((text) => text.includes('MuiSvgIcon'));
  expect(hasMaterial()).toBe(false);
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tree').first()).toBeVisible();
  await expect.poll(hasMaterial).toBe(true);
});

test('a demo whose code does not arrive says so and can be tried again', async ({ page }) => {
  let isBlocked = true;
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.route('**/assets/js/**', (route) => (isBlocked ? route.abort() : route.continue()));
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('alert')).toContainText('could not be shown');
  isBlocked = false;
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('tree')).toBeVisible();
});

test('the language chosen in one demo is that of all demos, and of the next visit', async ({
  page,
}) => {
  await page.goto(PAGE);
  const [first, second] = await page.locator('[data-demo]').all();
  await first!.locator('summary').click();
  const typed = second!.locator('pre', { hasText: 'TreeViewBaseItem' });
  await expect(typed).toHaveCount(1);
  await first!.getByRole('radio', { name: 'JS' }).check();
  await expect(typed).toHaveCount(0);
  await page.reload();
  await page.locator('[data-demo]').nth(1).locator('summary').click();
  await expect(page.locator('[data-demo]').nth(1).locator('pre')).toContainText('RichTreeView');
  await expect(typed).toHaveCount(0);
});

test('the styles of the site do not reach into a demo', async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  const demo = page.locator('[data-demo="CommunityTour"]');
  await demo.scrollIntoViewIfNeeded();
  const label = demo.locator('p', { hasText: 'Rows per page' });
  await expect(label).toBeVisible();
  const margins = await label.evaluate((element) => {
    const { marginTop, marginBottom } = getComputedStyle(element);
    return { marginTop, marginBottom };
  });
  expect(margins.marginTop).toBe(margins.marginBottom);
});

test('the icon font is loaded only where a demo draws with it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/material-icons.*woff2/.test(request.url())) {
      fonts.push(request.url());
    }
  });
  await page.goto('/x/react-date-pickers/quickstart/', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page.goto('/x/common-concepts/custom-components/');
  await page.locator('[data-demo="FontIcon"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo="FontIcon"] .material-icons')).toHaveCSS(
    'font-family',
    /Material Icons/,
  );
  await expect.poll(() => fonts.length).toBe(1);
});

for (const width of [390, 1440]) {
  test(`demos fit the room that is kept for them at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const misfits: string[] = [];
    for (const path of listPages().filter((candidate) => candidate.startsWith('/x/'))) {
      await page.goto(path);
      for (const demo of await page.locator('[data-demo]').all()) {
        const kept = await demo
          .locator('> div')
          .evaluate((stage) => stage.getBoundingClientRect().height);
        await demo.scrollIntoViewIfNeeded();
        await expect(demo.getByText('Loading the demo')).toHaveCount(0);
        await page.waitForTimeout(300);
        const used = await demo
          .locator('> div')
          .evaluate((stage) => stage.getBoundingClientRect().height);
        if (used > kept) {
          misfits.push(`${path} ${await demo.getAttribute('data-demo')}: ${used} px in ${kept} px`);
        }
      }
    }
    expect(misfits).toEqual([]);
  });
}
