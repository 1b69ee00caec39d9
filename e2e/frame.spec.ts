import { expect, test, type Page } from '@playwright/test';
import { chooseCases, choosePages } from '../testing/plan/plan';
import { listPages } from './listPages';
import { listViolations } from '../testing/visitor/listViolations';
import { expectNoSidewaysScroll } from '../testing/visitor/variants';
import { waitForIdle } from '../testing/visitor/waitForIdle';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SECTIONS = [
  'Introduction',
  'Common concepts',
  'Data Grid',
  'Date and Time Pickers',
  'Charts',
  'Tree View',
];

function getNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main navigation' });
}

test('every section is reachable from every docs page', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  // Every twentieth page of the reference, because they're alike; the comparison of majors, the
  // upgrade checklist and templates aren't in the navigation.
  const paths = listPages().filter(
    (path) => !['/x/api/', '/x/api/changes/', '/x/migration/'].includes(path),
  );
  const planned = choosePages(paths);
  test.setTimeout(60_000 + planned.length * 3000);
  for (const path of planned) {
    await page.goto(path);
    const nav = getNavigation(page);
    for (const section of SECTIONS) {
      await expect(nav.getByText(section, { exact: true }).first()).toBeVisible();
    }
    await expect(nav.locator('[aria-current="page"]'), path).toHaveCount(1);
    await expect(nav.locator('[aria-current="page"]')).toBeInViewport();
    await expect(nav.getByRole('link').first()).toHaveAttribute('href', /^https:.*whats-new/);
  }
});

test('the drawer contains the navigation on a phone and closes after a choice', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/x/react-charts/quickstart/');
  await expect(getNavigation(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Open main navigation' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.locator('[aria-current="page"]')).toHaveText('Quickstart');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Space');
  await drawer.getByRole('link', { name: 'Tree View' }).click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
  await expect(drawer).toBeHidden();
});

test('tools are in the header, in the drawer on a phone, and in the footer', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/x/react-charts/quickstart/');
  await page.locator('header summary', { hasText: 'Tools' }).press('Enter');
  const tools = page.locator('header').getByRole('list', { name: 'Tools' });
  await tools.getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL('/x/api/');
  await expect(tools).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'BarChart', exact: true }).click();
  await expect(page).toHaveURL('/x/api/charts/bar-chart/');

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await drawer.getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL('/playground/');
  await page.goto('/x/introduction/');
  const footer = page.getByRole('navigation', { name: 'Site' });
  await footer.getByRole('link', { name: 'Upgrade checklist' }).click();
  await expect(page).toHaveURL('/x/migration/');
});

for (const viewport of chooseCases(__filename, [PHONE, DESKTOP])) {
  test(
    `the index of the API reference is accessible at ${viewport.width} px`,
    { tag: '@detail' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/x/api/');
      await expect(page.getByRole('heading', { level: 2, name: 'Tree View' })).toBeAttached();
      expect(await listViolations(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    },
  );
}

test('the drawer opens at the current page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/x/api/charts/scatter-chart/');
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.locator('[aria-current="page"]')).toHaveText(/ScatterChart/);
  await expect(drawer.locator('[aria-current="page"]')).toBeInViewport();
});

test('badges appear in the navigation, the title and the text, and plans link to licensing', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/x/introduction/priority-support/');
  const entry = getNavigation(page).getByRole('link', { name: /Priority support/ });
  await expect(entry).toContainText('Premium plan');
  await expect(entry).toContainText('New feature');
  const title = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
  await title.getByRole('link', { name: 'Premium plan' }).click();
  await expect(page).toHaveURL(/\/x\/introduction\/licensing\/#premium-plan$/);
  await expect(page.getByRole('heading', { name: /Premium plan/ })).toBeInViewport();
});

test('the header shows the product and switches to another', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const switcher = page.locator('header summary').filter({ hasText: 'Switch product' });
  for (const [path, name] of [
    ['/x/react-data-grid/', 'Data Grid'],
    ['/x/react-date-pickers/', 'Date Pickers'],
    ['/x/react-charts/quickstart/', 'Charts'],
    ['/x/react-tree-view/', 'Tree View'],
    ['/x/introduction/', 'MUI X'],
  ]) {
    await page.goto(path!);
    await expect(switcher).toHaveText(`Switch product: ${name}`);
  }
  await switcher.press('Enter');
  const menu = page.locator('header').getByRole('list', { name: 'Products' });
  await menu.getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  await expect(menu).toBeHidden();
});

for (const path of chooseCases(__filename, [
  '/x/v7/react-charts/quickstart/',
  '/x/react-date-pickers/',
])) {
  test(`a narrow phone shows both menus of ${path} completely`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const header = page.locator('header');
    for (const label of ['Switch product:', 'Switch version:']) {
      await header.locator('summary', { hasText: label }).click();
      const list = header.getByRole('list');
      await expect(list).toBeVisible();
      const { x, width } = (await list.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  });
}

test('pages carry their product and category', { tag: '@detail' }, async ({ page }) => {
  const read = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  await page.goto('/x/react-tree-view/quickstart/');
  expect(await read('mui:productId')).toBe('x-tree-view');
  expect(await read('mui:productCategoryId')).toBe('x');
  await page.goto('/x/introduction/');
  expect(await read('mui:productId')).toBe('x');
});

for (const [from, to] of chooseCases(__filename, [
  ['/en/x/react-charts/?a=1#installation', '/x/react-charts/?a=1#installation'],
  ['/de/x/introduction/support', '/x/introduction/support/'],
  ['/x/', '/x/introduction/'],
])) {
  test(`${from} lands on ${to}`, async ({ page }) => {
    await page.goto(from!);
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/no page/);
  });
}

test('an unknown URL offers ways to continue', async ({ page }) => {
  const response = await page.goto('/x/react-data-grid/no-such-page/');
  expect(response!.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible();
  const grid = page.locator('main').getByRole('link', { name: 'Data Grid', exact: true });
  await grid.first().click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
});

test('previous, next, breadcrumbs, edit link and table of contents work', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/x/react-data-grid/quickstart/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs).toContainText('Data Grid');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /docs\/react-data-grid\/quickstart\/index\.mdx$/,
  );
  const contents = page.getByRole('navigation', { name: 'Contents of this page' });
  await contents.getByRole('link', { name: 'Install the package' }).click();
  await expect(page).toHaveURL(/#installation$/);
  const neighbours = page.getByRole('navigation', { name: 'Docs pages' });
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/features\/$/);

  await page.setViewportSize(PHONE);
  await page.locator('summary', { hasText: 'On this page' }).click();
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  // On the way down, the button would cover what is read.
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await page.evaluate(() => window.scrollBy(0, -120));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the skip link is the first tab stop and moves to the content', async ({ page }) => {
  await page.goto('/x/introduction/');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.contains(document.querySelector('main'))),
    )
    .toBe(true);
});

test(
  'links prefetch their page on intent, not when in view',
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) {
        scripts.push(request.url());
      }
    });
    await page.goto('/x/introduction/roadmap/', { waitUntil: 'networkidle' });
    await waitForIdle(page);
    const before = scripts.length;
    await page.getByRole('link', { name: 'Support', exact: true }).first().focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    expect(new Set(scripts).size).toBe(scripts.length);
  },
);

test(
  'a page that loads slowly shows a progress bar without accessibility problems',
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/x/introduction/roadmap/', { waitUntil: 'networkidle' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Support', exact: true }).first().click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable and navigable', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    // In every build, its demos have snapshots, which must not hide the note.
    await page.goto('/x/react-charts/bars/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.theme-code-block').first()).toBeVisible();
    const demo = page.locator('[data-demo]').first();
    await expect(demo.locator('noscript')).toBeVisible();
    await expect(demo.locator('pre').first()).toContainText('Chart');
    await getNavigation(page).getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page).toHaveURL(/\/x\/react-charts\/$/);
    await getNavigation(page).getByRole('link', { name: 'Data Grid' }).click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  });

  test('a phone reaches every section with the menu button', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/x/react-charts/quickstart/');
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    const links = page.locator('#footer-navigation').getByRole('link');
    await expect(links.first()).toBeInViewport();
    await links.filter({ hasText: 'Tree View' }).click();
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
  });
});
