import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import { CURRENT_VERSION, LIBRARY_VERSION } from '../src/lib/docsVersions';
import { listViolations } from '../testing/visitor/listViolations';
import { VARIANTS } from '../testing/plan/variants';
import { expectNoSidewaysScroll, expectSteady, openVariant } from '../testing/visitor/variants';

const TITLE = 'There is no page at this address';

/** URLs without a page, and what the header shows for them: product and version. */
const MISSING: readonly [address: string, product: string, version: string][] = [
  ['/no-such-page/', 'MUI X', LIBRARY_VERSION],
  ['/no-such-page', 'MUI X', LIBRARY_VERSION],
  ['/404.html', 'MUI X', LIBRARY_VERSION],
  ['/x/no-such-page/', 'MUI X', LIBRARY_VERSION],
  ['/x/react-charts/no-such-page/?a=1#b', 'Charts', LIBRARY_VERSION],
  ['/x/api/data-grid/no-such-page/', 'Data Grid', LIBRARY_VERSION],
  ['/x/v7/no-such-page/', 'MUI X', 'v7'],
  ['/x/v4/react-data-grid/no-such-page/?a=1#b', 'Data Grid', 'v4'],
  ['/production-error/no-such-page/', 'MUI X', LIBRARY_VERSION],
];

for (const [index, [address, product, version]] of chooseCases(__filename, [
  ...MISSING.entries(),
])) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  test(`${address} hydrates as it was served, at ${variant.width} px`, async ({ browser }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toHaveText(TITLE);
    await expect(page).toHaveTitle(`${TITLE} | MUI X`);
    // The served file doesn't know the URL: everything specific to it is added later.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('header summary')).toHaveText([
      `Switch product: ${product}`,
      `Switch version: ${version}`,
      'Open menu: Tools',
    ]);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await expectSteady(page, variant);
    await expectNoSidewaysScroll(page);
    expect(await listViolations(page)).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });
}

const getOffers = (page: Page) => page.getByRole('main').getByRole('status').locator('+ ul');

for (const [from, to] of chooseCases(__filename, [
  ['/de/x/react-charts/?a=1#installation', '/x/react-charts/?a=1#installation'],
  ['/x/React-Charts/Bars', '/x/react-charts/bars/'],
  ['/x/react-charts//bars/index.html?a=1#stacks', '/x/react-charts/bars/?a=1#stacks'],
  ['/x/react-charts/bars/).', '/x/react-charts/bars/'],
  ['/x/react-charts/bars/%E2%80%8B', '/x/react-charts/bars/'],
  ['/x/react-charts/bars%23stacks', '/x/react-charts/bars/#stacks'],
  [`/x/${CURRENT_VERSION}/react-charts/bars/`, '/x/react-charts/bars/'],
  ['/zh/x/react-data-grid/demo/?a=1#b', '/x/react-data-grid/features/?a=1#b'],
  ['/r/x-pro-svg-link', '/x/introduction/licensing/#pro-plan'],
] as const)) {
  test(`${from} redirects to ${to} immediately`, async ({ page }) => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) {
        answers.push(response.status());
      }
    });
    await page.goto('/x/introduction/');
    await page.goto(from).catch(() => {});
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(to);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).not.toHaveText(TITLE);
    // It ends there, and going back leads to where the reader came from.
    expect(answers.at(-1)).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL(/\/x\/introduction\/$/);
  });
}

test(
  "a URL that can't be decoded is handled by hosts that let it through",
  { tag: '@detail' },
  async ({ page }) => {
    const served = await page.request.get('/404.html');
    await page.route(/%$/, async (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: await served.text() }),
    );
    await page.goto('/x/react-charts/bars/%');
    await expect(page).toHaveURL(/\/x\/react-charts\/bars\/$/);
    await expect(page.locator('h1')).toHaveText('Bar charts');
  },
);

test('says where it is redirecting the reader', { tag: '@detail' }, async ({ page }) => {
  // Nothing on a page can be read while the next one is loading, so it records what it says.
  await page.addInitScript(() => {
    if (window.location.pathname.includes('BARS')) {
      new MutationObserver(() => {
        const said = document.querySelector('main [role="status"]')?.textContent ?? '';
        sessionStorage.setItem('said', said);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }
  });
  await page.route('**/x/react-charts/bars/', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await page.goto('/x/react-charts/BARS/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/bars\/$/);
  const said = await page.evaluate(() => sessionStorage.getItem('said'));
  expect(said).toBe('Taking you to Bar charts …');
});

test('offers what may be meant, also with the keyboard', async ({ page }) => {
  await page.goto('/x/react-data-grid/colum-pining/');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'You may be looking for one of these pages:',
  );
  await expect(page.getByRole('searchbox', { name: 'Search the docs' })).toHaveValue(
    'data grid colum pining',
  );
  const first = getOffers(page).getByRole('link').first();
  await first.focus();
  await expect(first).toContainText('/x/react-data-grid/column-pinning/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/column-pinning\/$/);
});

test(
  'searches for the words in the URL, or for what the reader wants instead',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/react-data-grid/sort-rows-by-name/');
    const field = page.getByRole('searchbox', { name: 'Search the docs' });
    await expect(field).toHaveValue(/sort rows/);
    await field.fill('column pinning');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/x\/search\/\?q=column\+pinning$/);
    await expect(page.getByRole('link', { name: 'Column pinning' }).first()).toBeVisible();
  },
);

test(
  "a list of pages that can't be loaded leaves the page as it was served",
  { tag: '@detail' },
  async ({ page }) => {
    await page.route('**/addresses.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/x/react-charts/BARS/', { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toHaveText(TITLE);
    await expect(page.getByRole('main').getByRole('link', { name: 'Charts' })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to products, versions and search', async ({ page }) => {
    await page.goto('/x/react-charts/no-such-page/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Charts', exact: true })).toHaveAttribute(
      'href',
      '/x/react-charts/',
    );
    await expect(main.getByRole('link', { name: LIBRARY_VERSION })).toHaveAttribute(
      'href',
      '/x/introduction/',
    );
    await main.getByRole('searchbox').fill('sorting');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/x\/search\/\?q=sorting$/);
  });
});
