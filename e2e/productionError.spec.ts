import { expect, test, type Page } from '@playwright/test';
import type { ErrorCodeTable } from '../src/lib/contracts/errorCodes';
import { listViolations } from '../testing/visitor/listViolations';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { chooseCases, chooseVariants } from '../testing/plan/plan';
import { setVariant } from '../testing/visitor/variants';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/production-error/';
const PASTED =
  'Uncaught Error: Minified MUI error #10; visit https://mui.com/production-error/?code=10&args[]=foo%20bar for the full message.';

// Chromium carries being offline over to the next test's context.
test.afterEach(({ context }) => context.setOffline(false));

const getTitle = (page: Page) => page.locator('main h2').first();
const getCards = (page: Page) =>
  page.locator('main [data-copies]', {
    has: page.getByRole('button', { name: 'Copy the message' }),
  });
const getField = (page: Page) => page.getByLabel('Message, address or code');

test('the URL of a minified error shows its message', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(`${PAGE}?code=9&args[]=teel`);
  await expect(getTitle(page)).toHaveText('Error 9');
  await expect(getCards(page)).toHaveCount(1);
  await expect(getCards(page).locator('pre')).toContainText('MUI: Unsupported `teel` color.');
  await expect(page).toHaveTitle(/^Error 9/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(messages).toEqual([]);
});

test('both formats of arguments are supported', { tag: '@detail' }, async ({ page }) => {
  for (const query of ['code=9&args[]=a%20b%2Bc', 'code=9&args%5B%5D=a+b%2Bc']) {
    await page.goto(`${PAGE}?${query}`);
    await expect(getCards(page).locator('pre')).toContainText('`a b+c`');
  }
});

test('arguments are shown as text', async ({ page }) => {
  const messages = watchConsole(page);
  let isRun = false;
  await page.exposeFunction('report', () => {
    isRun = true;
  });
  const evil = '</script><script>report()</script><img src=x onerror=report()>';
  await page.goto(`${PAGE}?code=9&args[]=${encodeURIComponent(evil)}`);
  await expect(getCards(page).locator('pre')).toContainText(evil);
  await page.goto(`${PAGE}?code=${encodeURIComponent(evil)}`);
  await expect(getTitle(page)).toHaveText('The code in the address is not a number');
  expect(isRun).toBe(false);
  expect(messages).toEqual([]);
});

test('missing and surplus arguments are listed', { tag: '@detail' }, async ({ page }) => {
  await page.goto(`${PAGE}?code=11&args[]=%20(primary)`);
  await expect(getCards(page)).toContainText('The color (primary) provided');
  await expect(getCards(page)).toContainText('`[missing argument]` property');
  await expect(getCards(page)).toContainText('The address has only 1 of 2 arguments');
  await page.goto(`${PAGE}?code=11&args[]=&args[]=500`);
  await expect(getCards(page)).toContainText('The color provided');
  await expect(getCards(page)).not.toContainText('argument');
  await page.goto(`${PAGE}?code=2&args[]=one&args[]=two`);
  // Two majors word this message differently.
  await expect(getCards(page)).toHaveCount(2);
  for (const card of await getCards(page).all()) {
    await expect(card.getByRole('listitem')).toHaveText(['one', 'two']);
  }
});

test('an unknown code links to the nearest ones', { tag: '@detail' }, async ({ page }) => {
  await page.goto(`${PAGE}?code=13`);
  await expect(getTitle(page)).toHaveText("There's no error with the code 13");
  await page.locator('main').getByRole('link', { name: '14', exact: true }).click();
  await expect(page).toHaveURL(/\?code=13#code-14$/);
  await expect(page.locator('#code-14')).toContainText('makeStyles is no longer exported');
  await expect(page.locator('#code-14')).toBeInViewport();
});

test(
  'a code that versions use differently shows all messages, the matching one first',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(`${PAGE}?code=18&args[]=@lg`);
    await expect(getCards(page)).toHaveCount(2);
    await expect(getCards(page).first()).toContainText('The provided shorthand @lg is invalid');
    await expect(getCards(page).first()).toContainText('v7');
    await expect(getCards(page).last()).toContainText('@mui/material 5');
  },
);

test('malformed URLs do no harm', { tag: '@detail' }, async ({ page }) => {
  const messages = watchConsole(page);
  for (const query of ['code=9&args[]=%E0%A4%A', `code=9${'&args[]=a'.repeat(1000)}`, '&&==%']) {
    await page.goto(`${PAGE}?${query}`);
    await expect(getTitle(page)).toHaveText(/Error 9|Which error/);
  }
  expect(messages).toEqual([]);
});

test('once loaded, it works offline', { tag: '@detail' }, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(getTitle(page)).toHaveText('Which error?');
  await page.context().setOffline(true);

  await getField(page).fill(PASTED);
  await page.keyboard.press('Enter');
  await expect(getTitle(page)).toHaveText('Error 10');
  await expect(getTitle(page)).toBeFocused();
  await expect(getTitle(page)).toBeInViewport();
  await expect(getCards(page).locator('pre')).toContainText('`foo bar` color space');
  await expect(page).toHaveURL(/\?code=10&args%5B%5D=foo\+bar$/);
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^MUI: unsupported `foo bar` color space\.\nThe following/,
  );

  await getField(page).fill('9');
  await page.getByLabel('Arguments, one per line').fill('<b>');
  await page.getByRole('button', { name: 'Show the message' }).click();
  await expect(getCards(page).locator('pre')).toContainText('Unsupported `<b>` color');
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Error 10');
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Which error?');
});

test('the form reports if it contains no code', { tag: '@detail' }, async ({ page }) => {
  await page.goto(PAGE);
  await expect(getTitle(page)).toHaveText('Which error?');
  await getField(page).fill('no idea');
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    "This doesn't contain a code",
  );
  await expect(getField(page)).toBeFocused();
});

test(
  "the table is published for other tools, and isn't loaded by the page",
  { tag: '@detail' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${PAGE}?code=9&args[]=teel`, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
    const { codes } = (await (
      await page.request.get('/error-codes.json')
    ).json()) as ErrorCodeTable;
    expect(codes.length).toBeGreaterThanOrEqual(16);
    for (const { code } of codes) {
      await expect(page.locator(`#code-${code}`)).toHaveCount(1);
    }
  },
);

test(
  'search engines may index the page, and it stays where it was served',
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(observeLayoutShift);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect(getTitle(page)).toHaveText('Which error?');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  },
);

for (const width of chooseCases(__filename, [390, 1440])) {
  test(
    `a result of any height moves nothing at ${width} px`,
    { tag: '@detail' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(observeLayoutShift);
      for (const query of [
        'code=9&args[]=teel',
        'code=12',
        'code=18&args[]=a&args[]=b',
        'code=nine',
      ]) {
        await page.goto(`${PAGE}?${query}`, { waitUntil: 'networkidle' });
        await expect(getTitle(page)).toBeVisible();
        await expect(getField(page)).toBeVisible();
        const shift = await page.evaluate(() => window.layoutShift);
        expect(shift, query).toBeLessThan(0.01);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is available for manual lookups', async ({ page }) => {
    await page.goto(`${PAGE}?code=9&args[]=teel#code-9`);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Looking up the code')).toBeHidden();
    await expect(getField(page)).toBeHidden();
    await expect(page.locator('#code-9')).toContainText('MUI: Unsupported `%s` color.');
    await expect(page.locator('#code-9')).toBeInViewport();
  });
});

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`axe finds nothing in ${mode}, ${direction}, at ${width} px`, async ({ page }) => {
    await setVariant(page, variant);
    for (const [query, title] of [
      ['code=18&args[]=@lg&args[]=b', 'Error 18'],
      ['code=12', 'Error 12'],
      [`code=9&args[]=${'long'.repeat(200)}`, 'Error 9'],
      ['code=13', "There's no error with the code 13"],
      ['code=nine', 'The code in the address is not a number'],
    ]) {
      await page.goto(`${PAGE}?${query}`);
      await expect(getTitle(page)).toHaveText(title!);
      expect(await listViolations(page)).toEqual([]);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, 'the page scrolls sideways').toBe(0);
    }
  });
}
