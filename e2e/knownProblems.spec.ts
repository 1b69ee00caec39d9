import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readProblems } from '../plugins/knownProblems/readProblems';
import { PROBLEMS_PATH } from '../src/lib/contracts/knownProblem';
import { CURRENT_VERSION, getDocsDir } from '../src/lib/docsVersions';
import { PRODUCTS } from '../src/lib/products';
import { listPages } from './listPages';
import { listViolations } from '../testing/visitor/listViolations';
import { scrollToEnd } from '../testing/visitor/runDemos';
import { VARIANTS } from '../testing/plan/variants';
import { expectNoSidewaysScroll, expectSteady, openVariant } from '../testing/visitor/variants';

const SITE_DIR = path.join(__dirname, '..');
const PAGE = '/x/react-data-grid/column-pinning/';
// PROBLEMS_PATH is /x/introduction/known-problems/.
const { problems } = readProblems(path.join(SITE_DIR, getDocsDir(CURRENT_VERSION)));
const own = problems.filter(({ pages }) => pages.some((page) => page.startsWith(PAGE)));

/** A title's Markdown as text on the page. */
const toText = (markdown: string) => markdown.replaceAll(/[`*_]/g, '');

const getContents = (page: Page) => page.locator('.theme-doc-markdown');

test('a page ends with its problems, and one page has all of them, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  const headings = await getContents(page).getByRole('heading', { level: 2 }).allInnerTexts();
  const names = headings.map((text) => text.replace(/[\u200b#]/g, '').trim());
  expect(names.slice(names.indexOf('Known problems'))).toEqual([
    'Known problems',
    'Next steps',
    'API',
  ]);
  expect(own.length).toBeGreaterThan(2);
  for (const { id, title } of own) {
    await expect(page.locator(`li[id="${id}"]`)).toContainText(toText(title));
  }
  await page.getByRole('link', { name: 'All known problems' }).click();
  await expect(page).toHaveURL(new RegExp(`${PROBLEMS_PATH}$`));
  const ids = await getContents(page)
    .locator('li[id]')
    .evaluateAll((items) => items.map((item) => item.id));
  expect([...ids].sort()).toEqual(problems.map(({ id }) => id).sort());
  for (const { name } of PRODUCTS) {
    await expect(getContents(page).getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await context.close();
});

test('a URL links to a problem, on its page and on the page with all of them', async ({ page }) => {
  const { id } = own.at(-1)!;
  for (const address of [PAGE, PROBLEMS_PATH]) {
    await page.goto(`${address}#${id}`);
    await expect(page.locator(`li[id="${id}"]`)).toBeInViewport();
  }
});

test("a page's table of contents links to its problems", { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  await page
    .getByRole('navigation', { name: 'Contents of this page' })
    .getByRole('link', { name: 'Known problems', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Known problems' })).toBeInViewport();
});

test(
  'search finds a problem by its symptoms, on the page it affects',
  { tag: '@detail' },
  async ({ page }) => {
    const { id, title } = problems.find(({ pages }) => pages[0].startsWith(PAGE))!;
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await dialog.getByRole('combobox', { name: 'Search' }).fill(toText(title));
    await dialog
      .getByRole('option')
      .filter({ hasText: toText(title) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  },
);

test('Markdown also has them', async ({ request }) => {
  const twin = await (await request.get(PAGE.replace(/\/$/, '.md'))).text();
  expect(twin).toContain('## Known problems');
  const all = await (await request.get(PROBLEMS_PATH.replace(/\/$/, '.md'))).text();
  // The build has linked API names.
  const words = (text: string) =>
    text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*_\\]/g, '');
  own.forEach(({ title }) => expect(words(twin)).toContain(words(title)));
  problems.forEach(({ title }) => expect(words(all)).toContain(words(title)));
});

test(
  'support, the navigation, the sitemap and the list for assistants link to the page with all of them',
  { tag: '@detail' },
  async ({ page }) => {
    expect(listPages()).toContain(PROBLEMS_PATH);
    const list = readFileSync(path.join(SITE_DIR, 'build/x/llms.txt'), 'utf8');
    expect(list).toContain(`${PROBLEMS_PATH.replace(/\/$/, '.md')})`);
    await page.goto('/x/introduction/support/');
    await getContents(page).getByRole('link', { name: 'known problems' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${PROBLEMS_PATH}$`));
    const nav = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Known problems');
  },
);

for (const variant of VARIANTS) {
  const { mode, direction, width } = variant;
  test(
    `they are readable in ${mode}, ${direction}, at ${width} px`,
    { tag: '@detail' },
    async ({ browser }) => {
      test.setTimeout(120_000);
      const { page, messages, close } = await openVariant(browser, variant);
      for (const address of [PAGE, PROBLEMS_PATH]) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        // Code blocks are focusable once they have been in the window.
        await scrollToEnd(page);
        await page.locator(`li[id="${own[0]!.id}"]`).scrollIntoViewIfNeeded();
        await expectNoSidewaysScroll(page);
        expect(await listViolations(page)).toEqual([]);
      }
      await expectSteady(page, variant);
      expect(messages).toEqual([]);
      await close();
    },
  );
}
