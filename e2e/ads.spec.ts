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
import { expectNoSidewaysScroll, setVariant } from '../testing/visitor/variants';
import { openAds } from './openAds';
import { watchConsole } from '../testing/visitor/watchConsole';

test.use({ viewport: DESKTOP });

test.describe('of our own', () => {
  test('one is on a page, and requests nothing from third parties', async ({ page }) => {
    const messages = watchConsole(page);
    const { foreign } = await openAds(page, PAGE);
    await expect(getAd(page)).toHaveCount(1);
    await expect(getAd(page)).toContainText('Enterprise support');
    expect((await getSlot(page).boundingBox())!.height).toBe(126);
    await expect(getAd(page).getByRole('img')).toHaveJSProperty('naturalWidth', 130);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(messages).toEqual([]);
    await expectStill(page);
  });

  test('it can be reached and followed with the keyboard, and opens without an opener', async ({
    page,
    context,
  }) => {
    await openAds(page, PAGE);
    const link = getAd(page).getByRole('link');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const outline = await link.evaluate((element) => getComputedStyle(element, '::after').outline);
    expect(outline).toContain('2px');
    await context.route(/tidelift/, (route) => route.fulfill({ body: 'there' }));
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Enter'),
    ]);
    expect(opened.url()).toContain('https://tidelift.com/');
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    for (const [name, value] of [
      ['rel', 'noopener sponsored'],
      ['data-ga-event-category', 'ad'],
      ['data-ga-event-action', 'click'],
      ['data-ga-event-label', 'in-house-tidelift'],
    ] as const) {
      await expect(link).toHaveAttribute(name, value);
    }
  });

  const reserved = 142;
  for (const [shape, sample] of chooseCases(__filename, [
    ['image', 0.3],
    ['inline', 0.1],
  ] as const)) {
    for (const mode of chooseCases(__filename, ['dark', 'light'] as const)) {
      test(`as ${shape} in ${mode}, it works on phones, in both directions, and passes axe`, async ({
        page,
      }) => {
        await setVariant(page, {
          mode,
          direction: mode === 'dark' ? 'rtl' : 'ltr',
          width: PHONE.width,
        });
        await openAds(page, '/x/introduction/licensing/', { random: sample });
        await expect(getAd(page)).toHaveAttribute('data-shape', shape);
        expect((await getSlot(page).boundingBox())!.height).toBe(reserved);
        expect((await getAd(page).boundingBox())!.height).toBe(reserved);
        await expectAccessible(page);
        await expectStill(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 320, height: 700 });
        const ad = (await getAd(page).boundingBox())!;
        expect(ad.height).toBe(reserved);
        expect(ad.x).toBeGreaterThanOrEqual(0);
        expect(ad.x + ad.width).toBeLessThanOrEqual(320);
        const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
        expect(await getAd(page).evaluate(excess)).toBe(0);
      });
    }
  }

  test(
    'its parts stay apart in a line of text from right to left',
    { tag: '@detail' },
    async ({ page }) => {
      await setVariant(page, { mode: 'light', direction: 'rtl', width: DESKTOP.width });
      await openAds(page, PAGE, { random: 0.1 });
      const gap = await getAd(page).evaluate((ad) => {
        const range = document.createRange();
        range.selectNodeContents(ad.querySelector('p')!);
        const more = ad.querySelector('a:last-of-type')!.getBoundingClientRect();
        const line = [...range.getClientRects()].filter(({ bottom }) => bottom > more.top + 4);
        return Math.min(...line.map(({ left }) => left)) - more.right;
      });
      expect(gap).toBeGreaterThan(2);
    },
  );

  test('pages that opt out reserve no space', { tag: '@detail' }, async ({ page }) => {
    for (const [path, count] of [
      ['/x/api/charts/bar-chart/', 1],
      ['/x/api/charts/bar-series-type/', 0],
      ['/', 0],
      ['/playground/', 0],
      ['/production-error/', 0],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('[data-ad-slot]'), path).toHaveCount(count);
    }
  });
});

test.describe('for bots', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('the slot stays empty', { tag: '@detail' }, async ({ page, start }) => {
    const vendor = await start(() => '');
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await page.waitForLoadState('networkidle');
    await expect(getSlot(page)).toBeEmpty();
    expect((await getSlot(page).boundingBox())!.height).toBe(126);
    expect(vendor.requests).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no gap where an ad would be', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-ad-slot]')).toHaveCount(1);
    expect(await getSlot(page).boundingBox()).toBeNull();
  });
});
