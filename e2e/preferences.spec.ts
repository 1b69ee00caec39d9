import { expect, test, type Page } from '@playwright/test';
import { reachDemo } from './reachDemo';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/introduction/';

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

function readLook(page: Page) {
  return page.evaluate(() => ({
    scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
    docusaurus: document.documentElement.getAttribute('data-theme'),
    body: document.body.className.match(/mode-\w+/g),
    themeColors: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    ),
  }));
}

const DARK = {
  scheme: 'dark',
  docusaurus: 'dark',
  body: ['mode-dark'],
  themeColors: ['hsl(210, 14%, 7%)', 'hsl(210, 14%, 7%)'],
};

test('the first frame in dark mode is dark, before any script of the app has run', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(PAGE);
  expect(await readLook(page)).toEqual(DARK);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red, green, blue] = ground.match(/[\d.]+/g)!.map(Number);
  expect(Math.max(red!, green!, blue!)).toBeLessThan(40);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the system', async ({ page }) => {
    await page.goto(PAGE);
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(Number(ground.match(/[\d.]+/)![0])).toBeLessThan(40);
  });
});

test('the mode can be chosen with the keyboard, is remembered, and followed by other tabs', async ({
  page,
  context,
}) => {
  const messages = watchConsole(page);
  const other = await context.newPage();
  await other.goto('/x/introduction/licensing/');
  await page.goto(PAGE);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const mode = dialog.getByRole('group', { name: 'Mode' });
  await expect(mode.getByRole('radio', { name: 'System' })).toBeChecked();
  await mode.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await readLook(page)).toEqual(DARK);
  await expect.poll(() => readLook(other)).toEqual(DARK);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.reload();
  expect(await readLook(page)).toEqual(DARK);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ 'mui-mode': 'dark' });
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect(messages).toEqual([]);
});

test(
  'the system mode follows the operating system while the page is open',
  { tag: '@detail' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE);
    expect((await readLook(page)).scheme).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => readLook(page)).toEqual(DARK);
  },
);

test('right-to-left mirrors the page, not its code, and is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/x/react-data-grid/quickstart/');
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: 'Right to left' }).check();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  const nav = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!;
  expect(nav.x).toBeGreaterThan(1000);
  const code = page.locator('.theme-code-block pre').first();
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  const grid = page.getByRole('grid').first();
  // What is far below is loaded once it comes near.
  await reachDemo(page);
  expect(await grid.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');

  await page.getByRole('link', { name: 'Licensing' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test(
  'dense demos have smaller controls, now and on the next visit',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/react-date-pickers/quickstart/');
    const button = page.locator('[data-demo] .MuiIconButton-root').first();
    await reachDemo(page);
    await expect(button).toHaveClass(/MuiIconButton-sizeMedium|MuiIconButton-edgeEnd/);
    const comfortable = (await button.boundingBox())!.height;
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Dense' }).check();
    await expect.poll(async () => (await button.boundingBox())!.height).toBeLessThan(comfortable);
    await page.reload();
    await reachDemo(page);
    await expect(button).toBeVisible();
    expect((await button.boundingBox())!.height).toBeLessThan(comfortable);
  },
);

test(
  'code language and styling are stored in cookies for a year',
  { tag: '@detail' },
  async ({ page, context }) => {
    await page.goto(PAGE);
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'JavaScript' }).check();
    await dialog.getByRole('radio', { name: 'Tailwind' }).check();
    const cookies = await context.cookies();
    for (const [name, value] of [
      ['codeVariant', 'JS'],
      ['codeStyling', 'Tailwind'],
    ]) {
      const cookie = cookies.find((candidate) => candidate.name === name)!;
      expect(cookie.value).toBe(value);
      expect(cookie.path).toBe('/');
      const days = (cookie.expires - Date.now() / 1000) / 86400;
      expect(Math.round(days)).toBe(365);
    }
    await page.goto(`${PAGE}?fresh#Basic.tsx`);
    const again = await openSettings(page);
    await expect(again.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
    await expect(again.getByRole('radio', { name: 'Tailwind' })).toBeChecked();
  },
);

test(
  'styles are layered in the order theme, docsearch, mui, utilities',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/react-date-pickers/quickstart/');
    const first = await page.evaluate(() => {
      const sheet = [...document.styleSheets].find((candidate) =>
        [...candidate.cssRules].some((rule) => rule instanceof CSSLayerStatementRule),
      )!;
      const statement = [...sheet.cssRules].find((rule) => rule instanceof CSSLayerStatementRule);
      return (statement as CSSLayerStatementRule).nameList;
    });
    expect([...first]).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
    await reachDemo(page);
    await expect(page.locator('[data-demo] .MuiInputAdornment-root').first()).toBeVisible();
    const emotion = await page.evaluate(() =>
      [...document.styleSheets]
        .filter((sheet) => (sheet.ownerNode as Element).hasAttribute('data-emotion'))
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.slice(0, 10))),
    );
    expect(emotion.length).toBeGreaterThan(0);
    expect(
      emotion.filter((rule) => !rule.startsWith('@layer mui') && !rule.startsWith('@keyframes')),
    ).toEqual([]);
  },
);
