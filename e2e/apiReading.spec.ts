import { expect, test, type Page } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import { expectNoSidewaysScroll, openVariant } from '../testing/visitor/variants';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';

const PREMIUM = '/x/api/data-grid/data-grid-premium/';
const BAR_CHART = '/x/api/charts/bar-chart/';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const getRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const getActive = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents of this page' }).locator('[aria-current]:visible');

/** Lists the names that are broken across lines within a word. */
async function listCutWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cuts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const range = document.createRange();
        const getTop = (index: number) => {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().top;
        };
        for (let index = 1; index < text.length; index += 1) {
          const isCut = getTop(index) > getTop(index - 1) + 4;
          if (isCut && /[a-z]{2}/.test(text.slice(index - 1, index + 1))) {
            cuts.push(`${text.slice(0, index)}|${text.slice(index)}`);
          }
        }
      }
      return cuts;
    }),
  );
}

test('the table of contents shows what is being read, and follows', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PREMIUM);
  for (const name of ['density', 'onRowClick', 'throttleRowsMs', 'aiAssistant']) {
    await getRow(page, name).evaluate((row) => row.scrollIntoView());
    await expect(getActive(page)).toHaveText(name);
    await expect(getActive(page)).toBeInViewport({ ratio: 1 });
  }
  // A clicked entry is active even if the page ends before its target reaches the top.
  const contents = page.getByRole('navigation', { name: 'Contents of this page' });
  for (const name of ['Source code', 'Import']) {
    await contents.getByRole('link', { name, exact: true }).last().click();
    await expect(getActive(page)).toHaveText(name);
  }
});

for (const viewport of chooseCases(__filename, [PHONE, DESKTOP])) {
  test(`the filter stays visible, and its matches are in view at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(observeLayoutShift);
    await page.goto(PREMIUM);
    const filter = page.getByRole('searchbox');
    await filter.pressSequentially('-toolbarQuick');
    await expect(getRow(page, '.MuiDataGrid-toolbarQuickFilter')).toBeInViewport({ ratio: 0.9 });
    await expect(filter).toBeInViewport({ ratio: 1 });
    await filter.fill('');
    await getRow(page, 'throttleRowsMs').evaluate((row) => row.scrollIntoView());
    await expect(getRow(page, 'throttleRowsMs')).toBeInViewport({ ratio: 1 });
    await expect(filter).toBeInViewport({ ratio: 1 });
    const box = (await page.locator('[data-filter]').boundingBox())!;
    expect((await getRow(page, 'throttleRowsMs').boundingBox())!.y).toBeGreaterThanOrEqual(
      box.y + box.height,
    );
    await filter.pressSequentially('columns');
    await expect(getRow(page, 'columns')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
}

test(
  'a phone lists the rows unless its reader chose a table, and breaks no words',
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of [BAR_CHART, PREMIUM]) {
      await page.goto(path);
      await expect(getRow(page, 'loading')).toBeVisible();
      const frame = page.locator('[data-frame]').first();
      expect(await frame.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      expect(await listCutWords(page, 'main :is(h1, tbody th)')).toEqual([]);
    }
    await page.goto(BAR_CHART);
    const view = page.getByRole('combobox', { name: 'View' }).first();
    await expect(view).toHaveValue('expanded');
    await view.selectOption('table');
    await page.reload();
    await expect(view).toHaveValue('table');
    expect(await listCutWords(page, 'main tbody th')).toEqual([]);
  },
);

test('a window that grows shows the table once it fits', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BAR_CHART);
  const view = page.getByRole('combobox', { name: 'View' }).first();
  await expect(view).toHaveValue('expanded');
  await page.setViewportSize(DESKTOP);
  await expect(view).toHaveValue('table');
  expect(
    await listCutWords(page, ':is(main tbody th, nav[aria-label="Contents of this page"] a)'),
  ).toEqual([]);
});

test(
  'names and imports are left-to-right in a right-to-left layout',
  { tag: '@detail' },
  async ({ browser }) => {
    for (const width of [390, 1440]) {
      const { page, close } = await openVariant(browser, {
        mode: 'light',
        direction: 'rtl',
        width,
      });
      await page.goto('/x/api/charts/charts-axis/');
      const head = page.locator('th', { hasText: '.MuiChartsAxis-bottom' });
      await head.scrollIntoViewIfNeeded();
      await expect(head.locator('a')).toBeVisible();
      /** The position of a character in an element. */
      const getX = (selector: string, character: string) =>
        page.locator(selector).evaluate((element, wanted) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const node = walker.nextNode()!;
          const range = document.createRange();
          range.setStart(node, node.textContent!.indexOf(wanted));
          range.setEnd(node, node.textContent!.indexOf(wanted) + 1);
          return range.getBoundingClientRect().x;
        }, character);
      const name = 'th:has-text(".MuiChartsAxis-bottom") a >> nth=0';
      expect(await getX(name, '.')).toBeLessThan(await getX(name, 'M'));
      const word = await page.locator('[data-copies] .tok-keyword').first().boundingBox();
      const button = await page.locator('[data-copy-button]').boundingBox();
      expect(word!.x + word!.width).toBeLessThan(button!.x);
      await close();
    }
  },
);

test(
  'code in the description of an inherited prop stays on its line',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/api/date-pickers/date-field/');
    const fold = page.locator('details', { has: page.locator('#date-field-prop-required') });
    await fold.locator('summary').click();
    const codes = page.locator('#date-field-prop-required + dd > code');
    await expect(codes.first()).toHaveCSS('display', 'block');
    await expect(codes.nth(1)).toHaveCSS('display', 'inline');
  },
);
