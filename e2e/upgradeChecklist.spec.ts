import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { UpgradeFacts } from '../src/lib/contracts/upgradeChecklist';
import { listViolations } from '../testing/visitor/listViolations';
import { chooseVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, expectSteady, openVariant } from '../testing/visitor/variants';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/migration/';
const CHOICE = `${PAGE}?from=v6&to=v8&product=data-grid&product=charts`;

const getMain = (page: Page) => page.getByRole('main');
const getProgress = (page: Page) => getMain(page).getByText(/^\d+ of \d+ done$/);
const getStages = (page: Page) => getMain(page).getByRole('heading', { level: 2, name: /^To v/ });
const getStep = (page: Page, name: string) => getMain(page).getByRole('checkbox', { name });

async function readCount(page: Page): Promise<number> {
  return Number(/of (\d+)/.exec((await getProgress(page).textContent()) ?? '')?.[1]);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('one list covers all majors in between, and every change of the choice is a URL', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.goto(PAGE);
  await expect(getStages(page)).toHaveText(['To v8']);
  const one = await readCount(page);
  await getMain(page).getByRole('combobox', { name: 'From' }).selectOption('v5');
  await expect(getStages(page)).toHaveText(['To v6', 'To v7', 'To v8']);
  expect(await readCount(page)).toBeGreaterThan(2 * one);
  await expect(page).toHaveURL(/\?from=v5&to=v8&product=data-grid$/);
  await getMain(page).getByRole('checkbox', { name: 'Tree View', exact: true }).press('Space');
  await expect(page).toHaveURL(/&product=tree-view$/);
  await expect(
    getMain(page).getByText(
      'Tree View: the steps begin with v6, because its first guide starts there.',
    ),
  ).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(getStages(page)).toHaveText(['To v8']);
  await expect(getMain(page).getByRole('combobox', { name: 'From' })).toHaveValue('v7');
  expect(await readCount(page)).toBe(one);
  expect(messages).toEqual([]);
});

test(
  'packages and codemods of all products come before edits, and link to the guides',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(`${CHOICE.replace('v6', 'v7')}`);
    await expect(getMain(page).getByRole('heading', { level: 3 }).first()).toHaveText('Packages');
    const kinds = await getMain(page).locator('section section > h3').allTextContents();
    expect(kinds).toEqual([
      'Packages',
      'Codemods',
      'Edits to make or check',
      'Behavior to check',
      'Before you continue',
    ]);
    const codemods = getMain(page).locator('ol').nth(1);
    for (const product of ['data-grid', 'charts']) {
      await expect(codemods).toContainText(
        `npx @mui/x-codemod@latest v8.0.0/${product}/preset-safe src`,
      );
    }
    const step = getMain(page).getByRole('listitem').filter({ hasText: 'Selection model' });
    await step.getByRole('link', { name: /^Guide/ }).click();
    await expect(page).toHaveURL(/\/x\/migration\/migration-data-grid-v7\/#selection-model$/);
    await expect(page.locator('#selection-model')).toBeInViewport();
  },
);

test('every step links to an existing section', async ({ page, request }) => {
  const { guides } = (await (await request.get('/x/migration/steps.json')).json()) as UpgradeFacts;
  expect(guides.length).toBeGreaterThanOrEqual(13);
  await page.goto(PAGE);
  for (const { path, steps, from, unmentioned } of guides) {
    expect(typeof unmentioned, path).toBe(from === 'lab' ? 'undefined' : 'number');
    const html = await (await request.get(path)).text();
    const ids = await page.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[id]')].map(
          ({ id }) => id,
        ),
      html,
    );
    expect(steps.map(({ anchor }) => anchor).filter((anchor) => !ids.includes(anchor))).toEqual([]);
  }
});

test(
  'unused features are removed from the list, and a link includes that choice',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    const all = await readCount(page);
    await getMain(page).getByText('Features of Data Grid that you use').click();
    await getMain(page).getByRole('checkbox', { name: 'Row selection', exact: true }).uncheck();
    await expect(getMain(page).getByText(/^\d+ steps are left out/)).toBeVisible();
    const few = await readCount(page);
    expect(few).toBeLessThan(all);
    await expect(page).toHaveURL(/&without=data-grid\.rowSelection$/);
    await page.goto(page.url());
    await expect(getProgress(page)).toHaveText(`0 of ${few} done`);
  },
);

test('check marks are remembered, and are copied with the list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await getStep(page, 'Data Grid Update the packages').first().check();
  await expect(getProgress(page)).toHaveText(/^1 of/);
  await page.reload();
  await expect(getStep(page, 'Data Grid Update the packages').first()).toBeChecked();

  await getMain(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(getMain(page).getByText('Copied', { exact: true })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const downloaded = page.waitForEvent('download');
  await getMain(page).getByRole('button', { name: 'Download as Markdown' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('upgrade-v7-v8.md');
  expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
  expect(copied).toMatch(/- \[x\] Data Grid: \[Update the packages\]\(https?:\/\//);
  expect(copied.match(/^- \[[ x]\] /gm)).toHaveLength(await readCount(page));

  await getMain(page).getByRole('button', { name: 'Clear check marks' }).press('Enter');
  await expect(getProgress(page)).toHaveText(/^0 of/);
  await page.keyboard.press('Enter');
  await expect(getProgress(page)).toHaveText(/^1 of/);
});

test(
  "the page reports if the browser stores nothing, and if steps can't be loaded",
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.route('**/x/migration/steps.json', (route) => route.abort());
    await page.goto(PAGE);
    await expect(getMain(page).getByRole('alert')).toContainText("Couldn't load the steps.");
    await page.unroute('**/x/migration/steps.json');
    await getMain(page).getByRole('button', { name: 'Try again' }).click();
    await getStep(page, 'Data Grid Update the packages').first().check();
    await expect(getMain(page).getByRole('alert')).toContainText("doesn't store the check marks");
  },
);

test(
  "a URL that asks for something that doesn't exist says so",
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(`${PAGE}?from=v8&to=v7&product=gantt`);
    await expect(getMain(page).getByText("There's no upgrade from “v8” to “v7”")).toBeVisible();
    await expect(getMain(page).getByText("There's no product “gantt”")).toBeVisible();
    await expect(getStages(page)).toHaveText(['To v8']);
  },
);

test(
  'the page can be found and read like others, and guides and changes link to it',
  { tag: '@detail' },
  async ({ page, request }) => {
    const markdown = await (await request.get('/x/migration.md')).text();
    expect(markdown).toMatch(/^# Upgrade checklist\n/);
    expect(markdown).toContain('npx @mui/x-codemod@latest v8.0.0/tree-view/preset-safe src');
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`${PAGE}</loc>`);
    expect(await (await request.get('/search-index/v8/general.names.json')).text()).toContain(
      'Upgrade checklist',
    );
    await page.goto('/x/migration/migration-charts-v7/');
    await expect(getMain(page).getByRole('link', { name: 'Upgrade checklist' })).toHaveAttribute(
      'href',
      `${PAGE}?from=v7&to=v8&product=charts`,
    );
    await page.goto('/x/api/changes/?product=data-grid&from=v6&to=v8');
    await getMain(page).getByRole('link', { name: 'Upgrade checklist' }).click();
    await expect(getStages(page)).toHaveText(['To v7', 'To v8']);
  },
);

test('the list is printed, without its controls', { tag: '@detail' }, async ({ page }) => {
  await page.goto(CHOICE);
  await expect(getStages(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(getProgress(page)).toBeVisible();
  await expect(getStep(page, 'Data Grid Update the packages').first()).toBeVisible();
  await expect(getMain(page).getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
  await expect(getMain(page).getByText('Features of Data Grid that you use')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('guides and codemods are there, right below the lead', async ({ page }) => {
    await page.goto(CHOICE);
    await expect(page.locator('noscript p')).toBeVisible();
    const title = page.getByRole('heading', { name: 'Guides and their codemods' });
    await expect(title).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Charts, v6 to v7' })).toHaveAttribute(
      'href',
      '/x/v7/migration/migration-charts-v6/',
    );
    await expect(getMain(page)).toContainText('v5.0.0/tree-view-moved-to-x src');
  });
});

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`axe finds nothing in ${mode}, ${direction}, at ${width} px`, async ({ browser }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await page.goto(CHOICE);
    await expect(getStages(page)).toHaveCount(2);
    await getStep(page, 'Data Grid Update the packages').first().check();
    await expect(getProgress(page)).toHaveText(/^1 of/);
    await expectSteady(page, variant);
    await getMain(page).getByText('Features of Data Grid that you use').click();
    expect(await listViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(messages).toEqual([]);
    await close();
  });
}
