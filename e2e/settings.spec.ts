import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseVariants } from '../testing/plan/plan';
import { listViolations } from '../testing/visitor/listViolations';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/introduction/licensing/';
const PRO_PAGE = '/x/react-data-grid/column-pinning/';

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  return dialog;
}

function choose(dialog: Locator, group: string, name: string) {
  return dialog
    .getByRole('group', { name: group })
    .getByRole('radio', { name, exact: true })
    .check();
}

const readStored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test.describe('the plan', () => {
  test('marks pages, navigation and demos outside of it, from the first paint on', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.goto(PRO_PAGE);
    const note = page.getByText('the features on this page need Pro');
    await expect(note).toBeHidden();
    const dialog = await openSettings(page);
    await choose(dialog, 'Your plan', 'Community');
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');

    const badge = page.locator('h1 ~ [data-plan="pro"]');
    const quiet = await note.evaluate((element) => getComputedStyle(element).color);
    await expect(badge).toHaveCSS('color', quiet);
    const mask = await badge.evaluate((element) => getComputedStyle(element, '::before').maskImage);
    expect(mask).toContain('svg');
    await expect(page.getByText('this demo needs Pro').first()).toBeVisible();

    // Without the app's scripts, it's as it was chosen.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload();
    await expect(note).toBeVisible();
    await expect(badge).toHaveCSS('color', quiet);
    await page.unroute('**/assets/js/**');

    await page.reload();
    const again = await openSettings(page);
    await choose(again, 'Your plan', 'Pro');
    await expect(note).toBeHidden();
    await expect(badge).not.toHaveCSS('color', quiet);
    expect(messages.filter((message) => !/ERR_FAILED/.test(message))).toEqual([]);
  });

  test(
    'marks props and search results, and install commands start with it',
    { tag: '@detail' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('docs-plan-lens', 'community'));
      await page.goto('/x/api/data-grid/data-grid-premium/');
      const readMask = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element, '::before').maskImage);
      expect(await readMask('th em')).toContain('svg');
      expect(await readMask('th strong')).toContain('svg');

      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('row grouping');
      const result = page.getByRole('option').filter({ hasText: 'Premium' }).first();
      await expect(result).toBeVisible();
      expect(
        await result
          .locator('[data-plan="premium"]')
          .first()
          .evaluate((element) => getComputedStyle(element, '::before').maskImage),
      ).toContain('svg');
      await page.keyboard.press('Escape');

      await page.goto('/x/react-data-grid/quickstart/');
      const dialog = await openSettings(page);
      await choose(dialog, 'Your plan', 'Premium');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-install]').first()).toContainText('x-data-grid-premium');
    },
  );
});

test.describe('a link with settings', () => {
  test('shows another reader the same, and can restore their own settings', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const dialog = await openSettings(page);
    await choose(dialog, 'Mode', 'Dark');
    await choose(dialog, 'Direction', 'Right to left');
    await choose(dialog, 'Code language', 'JavaScript');
    await choose(dialog, 'Date library', 'Luxon');
    await choose(dialog, 'Your plan', 'Pro');
    await dialog.getByRole('button', { name: 'Copy a link with these settings' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(
      `${PAGE}?settings=mode:dark,direction:rtl,dense:false,language:JS,date-library:luxon,plan:pro`,
    );

    const other = await browser.newContext();
    const theirs = await other.newPage();
    const messages = watchConsole(theirs);
    await theirs.goto(new URL(PAGE, link).href);
    await theirs.evaluate(() => localStorage.setItem('mui-mode', 'light'));
    await theirs.goto(link);
    const root = theirs.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('data-plan-lens', 'pro');
    expect(new URL(theirs.url()).search).toBe('');
    const notice = theirs.getByRole('status').filter({ hasText: 'This link came with settings' });
    await expect(notice.getByRole('listitem')).toHaveText([
      'Mode: Dark',
      'Direction: Right to left',
      'Density of demos: Standard',
      'Code language: JavaScript',
      'Date library: Luxon',
      'Your plan: Pro',
    ]);
    expect(await listViolations(theirs)).toEqual([]);

    // Still there on the next page, until the reader decides.
    await theirs.reload();
    await notice.getByRole('button', { name: 'Back to mine' }).click();
    await expect(notice).toHaveCount(0);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('dir', 'ltr');
    expect(await readStored(theirs)).toMatchObject({ 'mui-mode': 'light' });
    expect(await readStored(theirs)).not.toHaveProperty('docs-plan-lens');
    expect(messages).toEqual([]);
    await other.close();
  });

  test("can be kept, and doesn't ask again", { tag: '@detail' }, async ({ page }) => {
    await page.goto(`${PAGE}?settings=mode:dark,plan:community`);
    const notice = page.getByRole('status').filter({ hasText: 'This link came with settings' });
    await notice.getByRole('button', { name: 'Keep them' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('ignores unknown settings', { tag: '@detail' }, async ({ page }) => {
    const messages = watchConsole(page);
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await page.goto(`${PAGE}?settings=mode:purple,nothing:1,${'x'.repeat(3000)},%E0%A4%A`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${PAGE}?settings=%E0%A4%A`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Keep them' })).toHaveCount(0);
    expect(messages).toEqual([]);
  });
});

test('all settings are reset together, with the keyboard', { tag: '@detail' }, async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(
    `${PAGE}?settings=mode:dark,direction:rtl,styling:CSS,package-manager:yarn,plan:pro`,
  );
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const reset = dialog.getByRole('button', { name: 'Reset all settings' });
  await expect(reset).toBeVisible();
  for (let presses = 0; presses < 15; presses += 1) {
    if (await reset.evaluate((element) => element === document.activeElement)) {
      break;
    }
    await page.keyboard.press('Tab');
  }
  await expect(reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('All settings are back to their defaults.');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const name of ['System', 'Left to right', 'MUI System', 'npm', 'Any']) {
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  const stored = Object.keys(await readStored(page));
  expect(
    stored.filter((key) => /^(mui-|docs-(direction|dense|plan)|docusaurus)/.test(key)),
  ).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('codeStyling');
  expect(messages).toEqual([]);
});

for (const { mode, direction, width } of chooseVariants(__filename)) {
  test(`the drawer is accessible and fits in ${mode}, ${direction}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${PAGE}?settings=mode:${mode},direction:${direction}`);
    await page.getByRole('button', { name: 'Back to mine' }).waitFor();
    const dialog = await openSettings(page);
    expect(await listViolations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await dialog.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });
}
