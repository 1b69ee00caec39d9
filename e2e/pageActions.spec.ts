import { expect, test, type Page } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { chooseVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, openVariant } from '../testing/visitor/variants';
import { waitOutRecentInput } from '../testing/visitor/waitForIdle';

const PAGE = '/x/react-data-grid/sorting/';
const TWIN = '/x/react-data-grid/sorting.md';
/** Without demos, so that language and styling make no difference. */
const PLAIN_PAGE = '/x/introduction/support/';
const PLAIN_TWIN = '/x/introduction/support.md';

const getCopy = (page: Page) => page.getByRole('button', { name: /^(Copy page|Copying|Copied)$/ });
const getMore = (page: Page) => page.getByRole('button', { name: 'More actions for this page' });
const getMenu = (page: Page) => page.getByRole('menu', { name: 'More actions for this page' });
const getStatus = (page: Page) => page.locator('[data-page-actions] [role="status"]');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the button copies the Markdown as served, and confirms it for two seconds', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await getCopy(page).click();
  await expect(getCopy(page)).toHaveText('Copied');
  await expect(getStatus(page)).toHaveText('Copied');
  const twin = await (await page.request.get(PLAIN_TWIN)).text();
  expect(twin).toContain('# Support');
  expect(await readClipboard(page)).toBe(twin);
  await expect(getCopy(page)).toHaveText('Copy page');
  await expect(getStatus(page)).toHaveText('');
});

test(
  'a page is copied in the language and styling chosen by the reader',
  { tag: '@detail' },
  async ({ page, context }) => {
    const asked: string[] = [];
    await page.route('**/*.md', async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      const isThere = /sorting(\.js)?\.md$/.test(pathname);
      await route.fulfill(isThere ? { body: `at ${pathname}` } : { status: 404 });
    });
    const { origin } = new URL((await page.goto(PAGE))!.url());
    await context.addCookies([
      { name: 'codeVariant', value: 'JS', url: origin },
      { name: 'codeStyling', value: 'Tailwind', url: origin },
    ]);
    await page.reload();
    await getCopy(page).click();
    await expect(getCopy(page)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe('at /x/react-data-grid/sorting.js.md');
    expect(asked).toEqual([
      '/x/react-data-grid/sorting.tailwind.js.md',
      '/x/react-data-grid/sorting.js.md',
    ]);

    await getMore(page).click();
    await getMenu(page).getByRole('menuitemradio', { name: 'TypeScript' }).click();
    await expect(getMenu(page).getByRole('menuitem', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      TWIN,
    );
    await getMenu(page).getByRole('menuitem', { name: 'Copy page as Markdown' }).click();
    await expect(getStatus(page)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(`at ${TWIN}`);
  },
);

test('a slow network is waited for, and nothing moves', { tag: '@detail' }, async ({ page }) => {
  await page.addInitScript(observeLayoutShift);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**${PLAIN_TWIN}`, async (route) => {
    await arrived;
    await route.fulfill({ body: 'slow' });
  });
  await page.goto(PLAIN_PAGE);
  const before = await getCopy(page).boundingBox();
  await getCopy(page).click();
  await expect(getCopy(page)).toHaveText('Copying');
  await waitOutRecentInput(page);
  expect(await getCopy(page).boundingBox()).toEqual(before);
  arrive();
  await expect(getCopy(page)).toHaveText('Copied');
  expect(await getCopy(page).boundingBox()).toEqual(before);
  expect(await readClipboard(page)).toBe('slow');
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
});

test(
  "what can't be loaded is reported, and requested again",
  { tag: '@detail' },
  async ({ page }) => {
    let isDown = true;
    await page.route(`**${PLAIN_TWIN}`, (route) =>
      isDown ? route.abort() : route.fulfill({ body: 'again' }),
    );
    await page.goto(PLAIN_PAGE);
    await getCopy(page).click();
    await expect(getStatus(page)).toHaveText('Not copied');
    await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
    isDown = false;
    await expect(getCopy(page)).toHaveText('Copy page');
    await getCopy(page).click();
    await expect(getCopy(page)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe('again');
  },
);

test('the menu can be operated with the keyboard', async ({ page }) => {
  await page.goto(PAGE);
  await getMore(page).focus();
  await page.keyboard.press('Enter');
  const menu = getMenu(page);
  const getItem = (name: string | RegExp) => menu.getByRole('menuitem', { name });
  await expect(menu).toBeVisible();
  await expect(getItem('Copy page as Markdown')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(getItem('View as Markdown')).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitemradio', { name: 'CSS', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(getMore(page)).toBeFocused();
  await expect(getMore(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await expect(getItem('Copy page as Markdown')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getStatus(page)).toHaveText('Copied');
  await expect(menu).toBeHidden();
});

test('assistants receive the published URL of the page', { tag: '@detail' }, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await getMore(page).click();
  const menu = getMenu(page);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  for (const [name, start] of [
    ['ChatGPT', 'https://chatgpt.com/?q='],
    ['Claude', 'https://claude.ai/new?q='],
  ]) {
    const link = menu.getByRole('menuitem', { name: `Open in ${name}` });
    const href = (await link.getAttribute('href'))!;
    expect(href.startsWith(start!)).toBe(true);
    expect(new URL(href).searchParams.get('q')).toContain(`${canonical!.replace(/\/$/, '')}.md `);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  // A page without demos is the same in every language and styling.
  await expect(menu.getByRole('menuitemradio')).toHaveCount(0);
  await getMore(page).click();
  await expect(menu).toBeHidden();
});

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`the open menu is complete and accessible: ${mode}, ${direction}, ${width} px`, async ({
    browser,
  }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await page.goto(PAGE);
    await getMore(page).click();
    await expect(getMenu(page)).toBeVisible();
    const box = (await getMenu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await expectNoSidewaysScroll(page);
    const violations = await listViolations(page);
    // Code that scrolls sideways is tested on all pages.
    const isOfCode = (violation: string) => violation.startsWith('scrollable-region-focusable');
    expect(violations.filter((violation) => !isOfCode(violation))).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });
}

test('none of it is printed', async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-page-actions]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is one link, to the Markdown', async ({ page }) => {
    await page.goto(PLAIN_PAGE);
    const actions = page.locator('[data-page-actions]');
    await expect(actions.getByRole('link')).toHaveAttribute('href', PLAIN_TWIN);
    await expect(actions.getByRole('link')).toBeVisible();
    await expect(actions.getByRole('button')).toHaveCount(0);
  });
});
