import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import {
  DESKTOP,
  expectAccessible,
  expectStill,
  getAd,
  getScript,
  getSlot,
  PAGE,
  PHONE,
  test,
} from './adTest';
import { wait, type Answer } from './adVendor';
import { openAds } from './openAds';

test.use({ viewport: DESKTOP });

/** What a vendor's script does: finds itself, and writes next to itself. */
const createScript = (href = 'https://shop.test/') => `{
  const place = document.getElementById('_carbonads_js').parentElement;
  const write = () => place.insertAdjacentHTML('beforeend', \`<div id="carbonads"><span>
    <a class="carbon-img" href="${href}"><img src="https://shop.test/i.png" alt="Shop" width="130" height="100"></a>
    <a class="carbon-text" href="${href}">${'A shop for everything. '.repeat(20)}</a>
    <a class="carbon-poweredby" href="${href}">ads via Vendor</a></span></div><div>More</div>\`);
  write();
  write();
}`;

test.describe("a third party's script", () => {
  test('is requested with its query once the page is rendered, and fills the slot', async ({
    page,
    start,
  }) => {
    const vendor = await start(() => createScript());
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await expect(getAd(page).getByRole('link', { name: 'ads via' }).first()).toBeAttached();
    expect(vendor.requests).toEqual(['/ad.js?serve=SERVE&placement=docs']);
    await expect(getAd(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
    // It wrote twice, plus something else.
    await expect(getAd(page).locator('#carbonads:visible')).toHaveCount(1);
    await expect(getAd(page).getByText('More', { exact: true }).first()).toBeHidden();
    expect((await getSlot(page).boundingBox())!.height).toBe(126);
    await expectStill(page);

    await page.getByRole('link', { name: 'Licensing' }).first().click();
    await expect.poll(() => vendor.requests.length).toBe(2);
    await expect(page.locator('#_carbonads_js')).toHaveCount(1);
    await expect(getAd(page).locator('#carbonads:visible')).toHaveCount(1);
  });

  const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

  test('runs if its hash is the configured one', async ({ page, start }) => {
    const vendor = await start(() => createScript());
    const script = { ...getScript(vendor), integrity: hash(createScript()) };
    await openAds(page, PAGE, { config: { script } });
    await expect(getAd(page).getByRole('link', { name: 'ads via' }).first()).toBeAttached();
  });

  test('is blocked if its hash differs, and the page shows a house ad', async ({ page, start }) => {
    const vendor = await start(() => `window.vendorRan = true; ${createScript()}`);
    const script = { ...getScript(vendor), integrity: hash(createScript()) };
    await openAds(page, PAGE, { config: { script } });
    await expect(getAd(page)).toContainText('Enterprise support', { timeout: 8000 });
    expect(vendor.requests).toHaveLength(1);
    expect(await page.evaluate(() => 'vendorRan' in window)).toBe(false);
    await expect(page.locator('h1')).toBeVisible();
    await expectStill(page);
  });

  test("isn't requested before the page's scripts have run", async ({ page, start }) => {
    const vendor = await start(() => '');
    await page.route('**/assets/js/**', (route) => route.abort());
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await page.waitForLoadState('networkidle');
    expect(vendor.requests).toEqual([]);
    expect((await getSlot(page).boundingBox())!.height).toBe(126);
  });

  const failures: [string, Answer][] = [
    ['a server error', (response) => void response.writeHead(500).end()],
    ['no response', () => {}],
    ['a script that throws', () => 'throw new Error("vendor");'],
    ['nonsense', () => '<html>'],
  ];
  for (const [name, answer] of chooseCases(__filename, failures)) {
    test(`${name} results in a house ad`, async ({ page, start }) => {
      const vendor = await start(answer);
      await openAds(page, PAGE, { config: { script: getScript(vendor) } });
      await expect(getAd(page)).toContainText('Enterprise support', { timeout: 8000 });
      expect((await getSlot(page).boundingBox())!.height).toBe(126);
      await expectStill(page);
    });
  }

  test("if it's blocked, every fifth reader is asked to reconsider", async ({ page }) => {
    await page.route(/blocked/, (route) => route.abort('blockedbyclient'));
    await page.setViewportSize(PHONE);
    await openAds(page, PAGE, {
      config: { script: getScript({ origin: 'http://127.0.0.1:9/blocked' }) },
      random: 0.19,
    });
    await expect(getAd(page)).toContainText('ads are blocked', { timeout: 8000 });
    await expect(getAd(page)).toHaveAttribute(
      'data-ga-event-label',
      'in-house-adblock-body-top-inline',
    );
    expect((await getSlot(page).boundingBox())!.height).toBe(142);
    await expectAccessible(page);
    await expectStill(page);
  });

  test("if it's late, its ad replaces the house ad", async ({ page, start }) => {
    const vendor = await start(() => wait(4500).then(() => createScript()));
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await expect(getAd(page)).toContainText('Enterprise support', { timeout: 8000 });
    await expect(getAd(page).locator('#carbonads').first()).toBeVisible({ timeout: 8000 });
    await expect(getAd(page)).not.toContainText('Enterprise support');
    await expectStill(page);
  });

  test("its backers' ad is replaced with a house ad", async ({ page, start }) => {
    const vendor = await start(() => createScript('https://backers.test/join'));
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await expect(getAd(page)).toContainText('Enterprise support');
    await expect(getAd(page).locator('#carbonads').first()).toBeHidden();
    await expect(getAd(page)).toHaveAttribute(
      'data-ga-event-label',
      'in-house-carbon-body-top-image',
    );
    await expectStill(page);
  });
});
