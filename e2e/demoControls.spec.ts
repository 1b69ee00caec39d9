import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import { reachDemo } from './reachDemo';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/react-charts/bars/';
const NAME = 'BarPlayground';
const PARAMETER = 'bar-playground';

const getControls = (demo: Locator) => demo.getByRole('group', { name: /^Controls of the demo/ });
const getSlider = (demo: Locator) => demo.getByRole('slider', { name: 'borderRadius' });
const getReset = (demo: Locator) => demo.getByRole('button', { name: 'Reset', exact: true });

async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(`${PAGE}${query}`);
  const demo = await reachDemo(page, NAME);
  await expect(getControls(demo)).toBeVisible();
  return demo;
}

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('chart, code and URL follow the controls, and survive a reload', async ({ page }) => {
  const messages = watchConsole(page);
  const demo = await open(page);
  const code = demo.locator('pre').last();
  const isSideways = () =>
    demo
      .locator('[data-live] .MuiBarElement-root')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().width > bar.getBoundingClientRect().height);
  expect(await isSideways()).toBe(false);
  await expect(code).toContainText('xAxis={[axis]}');
  await expect(code).not.toContainText('layout');
  await expect(getReset(demo)).toHaveCount(0);

  await demo.getByRole('radio', { name: 'horizontal' }).check();
  await expect.poll(isSideways).toBe(true);
  await expect(code).toContainText('layout="horizontal"');
  await expect(code).toContainText('yAxis={[axis]}');
  await demo.getByRole('combobox', { name: 'stackOffset' }).selectOption('expand');
  await expect(code).toContainText("stackOffset: 'expand'");
  await demo.getByRole('checkbox', { name: 'grid' }).uncheck();
  await expect(code).not.toContainText('grid');
  const search = `?${PARAMETER}=layout:horizontal,stackOffset:expand,grid:false`;
  await expect.poll(() => new URL(page.url()).search).toBe(search);

  await page.reload();
  const again = await reachDemo(page, NAME);
  await expect(again.getByRole('radio', { name: 'horizontal' })).toBeChecked();
  await expect(again.locator('pre').last()).toContainText("stackOffset: 'expand'");
  await expect.poll(isSideways).toBe(true);

  await page.goto('/x/react-charts/lines/');
  await page.goBack();
  const back = await reachDemo(page, NAME);
  await expect(back.getByRole('combobox', { name: 'stackOffset' })).toHaveValue('expand');

  await getReset(back).click();
  await expect(back.getByRole('radio', { name: 'vertical' })).toBeChecked();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(back.locator('pre').last()).toContainText('grid={{ horizontal: true }}');
  expect(messages).toEqual([]);
});

test("a link's values that no control has are ignored", async ({ page }) => {
  const demo = await open(page, `?${PARAMETER}=layout:up,borderRadius:900,barGapRatio:0.5,none:1`);
  await expect(demo.getByRole('slider', { name: 'barGapRatio' })).toHaveValue('0.5');
  await expect(getSlider(demo)).toHaveValue('6');
  await expect(demo.getByRole('radio', { name: 'vertical' })).toBeChecked();
});

test('controls are accessible with the keyboard and labeled', async ({ page }) => {
  const demo = await open(page);
  await demo.getByRole('radio', { name: 'vertical' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'horizontal' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getSlider(demo)).toBeFocused();
  await page.keyboard.press('End');
  await expect(demo.locator('pre').last()).toContainText('borderRadius={20}');
  await expect(getSlider(demo)).toHaveAccessibleDescription(/Radius/);
  await getReset(demo).focus();
  await page.keyboard.press('Enter');
  await expect(getSlider(demo)).toHaveValue('6');
  // The button is gone, but the focus isn't lost.
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('radio', { name: 'vertical' })).toBeFocused();
});

test("what is shown is copied, and the reader's code takes precedence", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await open(page, `?${PARAMETER}=borderRadius:12`);
  await demo.getByRole('button', { name: 'Copy the source' }).click();
  await expect(demo.getByRole('button', { name: 'Source copied.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('borderRadius={12}');
  expect(copied).toContain('export default function BarPlayground() {');
  expect(copied).not.toContain('interface BarPlaygroundProps');

  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.getByRole('group', { name: `Code of ${NAME}.tsx` }).focus();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('// Mine\n');
  await expect(getSlider(demo)).toBeDisabled();
  await expect(getReset(demo)).toHaveCount(0);
  await demo.getByRole('button', { name: 'Discard my code' }).click();
  await expect(getSlider(demo)).toBeEnabled();
  await expect(getSlider(demo)).toHaveValue('12');
});

for (const mode of chooseCases(__filename, ['dark', 'light'] as const)) {
  test(`controls are accessible, ${mode}, and below the demo on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    const demo = await open(page, `?${PARAMETER}=borderRadius:12`);
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .include(`[data-demo="${NAME}"] [data-controls] > :last-child`)
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    const readBoxes = async () => ({
      live: (await demo.locator('[data-live]').boundingBox())!,
      controls: (await getControls(demo).boundingBox())!,
    });
    await check();
    const beside = await readBoxes();
    expect(beside.controls.x).toBeGreaterThan(beside.live.x + beside.live.width);

    await page.setViewportSize({ width: 390, height: 844 });
    const below = await readBoxes();
    expect(below.controls.y).toBeGreaterThan(below.live.y + below.live.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await check();
  });
}
