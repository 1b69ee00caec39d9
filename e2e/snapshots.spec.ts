import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';
import { chooseCases, choosePages } from '../testing/plan/plan';
import { listDemos } from '../testing/visitor/listDemos';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { simulateActivity } from '../testing/visitor/simulateActivity';
import { waitForStable } from '../testing/visitor/waitForStable';
import { watchConsole } from '../testing/visitor/watchConsole';

/** Pages of each product whose first demo is immediately in the window. */
const PAGES = [
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/',
  '/x/react-tree-view/',
];
const [PAGE] = PAGES as [string];

// The whole first demo is in the window.
test.use({ viewport: { width: 1440, height: 1400 } });

const getSnapshots = (page: Page) => page.locator('[data-snapshot]');
const getFirst = (page: Page) => page.locator('[data-demo]').first();

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  return scripts;
}

declare global {
  interface Window {
    tellHydrated: () => void;
  }
}

/**
 * Goes to a page and waits until it has hydrated and its network is idle, without evaluating
 * anything: whatever a test evaluates counts as a user action, and demos on a page that hydrates
 * later would start.
 */
async function arriveUnseen(page: Page, path: string): Promise<void> {
  let tellHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    tellHydrated = resolve;
  });
  await page.exposeFunction('tellHydrated', () => tellHydrated());
  await page.addInitScript(() => {
    const tell = () =>
      document.documentElement?.dataset.hasHydrated === 'true' && window.tellHydrated();
    new MutationObserver(tell).observe(document, { attributes: true, subtree: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated;
}

for (const path of chooseCases(__filename, PAGES)) {
  test(`${path} shows its demos as they are before their code has loaded`, async ({ page }) => {
    const messages = watchConsole(page);
    const scripts = watchScripts(page);
    await page.addInitScript(observeLayoutShift);
    // Charts don't animate while they're compared.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveUnseen(page, path);
    const first = getFirst(page);
    await expect(first).toBeInViewport();
    expect(await getSnapshots(page).count()).toBe(await page.locator('[data-demo]').count());
    const stage = first.locator('[data-live]');
    // Those below the window load once the page is idle, and start nothing.
    await expect(page.locator('[data-snapshot]:empty, [data-snapshot] > noscript')).toHaveCount(0);
    const before = await stage.screenshot();
    const count = scripts.length;
    await simulateActivity(page);
    await expect(first.locator('[data-snapshot]')).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(count);
    await waitForStable(page);
    await page.mouse.move(2, 2);
    const after = await stage.screenshot();
    expect(comparePictures(PNG.sync.read(before), PNG.sync.read(after))).toBeLessThan(0.02);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
    expect(messages).toEqual([]);
  });
}

test('every demo on the pages in this run has a snapshot', async ({ page }) => {
  const demos = listDemos().filter(({ page: path }) => !/^\/x\/v\d/.test(path));
  const missing: string[] = [];
  const pages = choosePages([...new Set(demos.map((demo) => demo.page))]);
  expect(pages.length).toBeGreaterThan(5);
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    const empty = [...html.matchAll(/data-snapshot="?([^"\s>]+)"?[^>]*><\/div>/g)];
    missing.push(...empty.map(([, id]) => id!));
    for (const [, address] of html.matchAll(/data-later="([^"]+)"/g)) {
      const later = await (await page.request.get(address!)).text();
      missing.push(...(/<body[^>]*><\w/.test(later) ? [] : [address!]));
    }
  }
  expect(missing).toEqual([]);
});

test('a click on a snapshot reaches the demo', async ({ page }) => {
  await arriveUnseen(page, PAGE);
  const first = getFirst(page);
  const header = first.locator('[data-snapshot] .MuiDataGrid-columnHeader').first();
  const box = (await header.boundingBox())!;
  // This reader's first action.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const column = first.getByRole('columnheader').first();
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
});

test('the keyboard also starts the demos', { tag: '@detail' }, async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(getFirst(page).getByRole('grid')).toBeVisible();
});

test(
  "a snapshot isn't used for a layout, density or styling that it doesn't show",
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.goto(PAGE);
    await expect(getFirst(page).getByRole('grid')).toBeVisible();
    await expect(getFirst(page).locator('[data-snapshot]')).toHaveCount(0);
  },
);

test('without JavaScript, demos are visible, also in a dark system', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(PAGE);
  const snapshot = getFirst(page).locator('[data-snapshot]');
  const header = snapshot.locator('.MuiDataGrid-columnHeaderTitle').first();
  await expect(header).toBeVisible();
  // The text is dark, so its background mustn't be.
  await expect(header).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
  await expect(snapshot).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // The others are in iframes, and don't navigate the reader there.
  const frame = page.frameLocator('[data-snapshot] iframe').last();
  await expect(frame.locator('.MuiDataGrid-columnHeaderTitle').first()).toHaveCSS(
    'color',
    'rgba(0, 0, 0, 0.87)',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await context.close();
});

test(
  'a printed page has an image of every demo, light even in a dark system',
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const last = page.locator('[data-snapshot]').last();
    await expect(last.locator('.MuiDataGrid-columnHeaderTitle').first()).toHaveCSS(
      'color',
      'rgba(0, 0, 0, 0.87)',
    );
  },
);
