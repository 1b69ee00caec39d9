import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { AdScriptConfig } from '../src/lib/contracts/ads';
import { startVendor, wait, type Answer, type Vendor } from './adVendor';
import { expectNoSidewaysScroll } from './looks';
import { openAds } from './openAds';
import { reachDemo } from './reachDemo';
import { watchConsole } from './watchConsole';

const PAGE = '/x/react-tree-view/quickstart/';
const DEMO = 'FirstSimpleTree';
const PHONE = { width: 390, height: 844 };

const test = base.extend<{ start: (answer: Answer) => Promise<Vendor> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  start: async ({}, use) => {
    const vendors: Vendor[] = [];
    await use(async (answer) => {
      const vendor = await startVendor(answer);
      vendors.push(vendor);
      return vendor;
    });
    await Promise.all(vendors.map((vendor) => vendor.close()));
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

const getAd = (page: Page) =>
  page.getByRole('complementary', { name: 'Advertisement', exact: true });
const getDemoAd = (page: Page) => page.getByRole('complementary', { name: /^Advertisement below/ });
const getSlot = (page: Page) => page.locator('[data-ad-slot]').first();

const getScript = ({ origin }: Pick<Vendor, 'origin'>): AdScriptConfig => ({
  url: `${origin}/ad.js`,
  serve: 'SERVE',
  placement: 'docs',
  backersUrl: 'https://backers.test/',
});

/** What axe finds in the ads; the pages around them have tests of their own. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .include('[data-ad-slot] aside')
    .analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  expect(violations).toEqual([]);
}

async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.unexplainedShift), 'layout shift').toBe(0);
}

test.describe('of our own', () => {
  test('one stands on a page, and asks nothing of third parties', async ({ page }) => {
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

  test('it is reached and followed by keyboard, in a window without an opener', async ({
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

  for (const [shape, draw] of [
    ['image', 0.3],
    ['inline', 0.1],
  ] as const) {
    for (const mode of ['light', 'dark'] as const) {
      test(`as ${shape} in ${mode} it suits phones, both directions and axe`, async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.addInitScript((choice) => {
          localStorage.setItem('mui-mode', choice);
          localStorage.setItem('docs-direction', choice === 'dark' ? 'rtl' : 'ltr');
        }, mode);
        await openAds(page, '/x/introduction/licensing/', { draw });
        await expect(getAd(page)).toHaveAttribute('data-shape', shape);
        expect((await getSlot(page).boundingBox())!.height).toBe(142);
        expect((await getAd(page).boundingBox())!.height).toBe(142);
        await expectAccessible(page);
        await expectStill(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 320, height: 700 });
        const ad = (await getAd(page).boundingBox())!;
        expect(ad.height).toBe(142);
        expect(ad.x).toBeGreaterThanOrEqual(0);
        expect(ad.x + ad.width).toBeLessThanOrEqual(320);
        const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
        expect(await getAd(page).evaluate(excess)).toBe(0);
      });
    }
  }

  test('pages that opt out keep no room', async ({ page }) => {
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

  test('the place stays empty', async ({ page, start }) => {
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

  test('there is no hole where an ad would be', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-ad-slot]')).toHaveCount(1);
    expect(await getSlot(page).boundingBox()).toBeNull();
  });
});

/** What a vendor's script does: finds itself, and writes beside it. */
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
  test('is asked once the page stands, with its query, and fills the place', async ({
    page,
    start,
  }) => {
    const vendor = await start(() => createScript());
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await expect(getAd(page).getByRole('link', { name: 'ads via' }).first()).toBeAttached();
    expect(vendor.requests).toEqual(['/ad.js?serve=SERVE&placement=docs']);
    await expect(getAd(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
    // It wrote twice, and something else besides.
    await expect(getAd(page).locator('#carbonads:visible')).toHaveCount(1);
    await expect(getAd(page).getByText('More', { exact: true }).first()).toBeHidden();
    expect((await getSlot(page).boundingBox())!.height).toBe(126);
    await expectStill(page);

    await page.getByRole('link', { name: 'Licensing' }).first().click();
    await expect.poll(() => vendor.requests.length).toBe(2);
    await expect(page.locator('#_carbonads_js')).toHaveCount(1);
    await expect(getAd(page).locator('#carbonads:visible')).toHaveCount(1);
  });

  test('is not asked before the scripts of the page run', async ({ page, start }) => {
    const vendor = await start(() => '');
    await page.route('**/assets/js/**', (route) => route.abort());
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await page.waitForLoadState('networkidle');
    expect(vendor.requests).toEqual([]);
    expect((await getSlot(page).boundingBox())!.height).toBe(126);
  });

  const failures: [string, Answer][] = [
    ['an error of the server', (response) => void response.writeHead(500).end()],
    ['no answer', () => {}],
    ['a script that throws', () => 'throw new Error("vendor");'],
    ['nonsense', () => '<html>'],
  ];
  for (const [name, answer] of failures) {
    test(`${name} leads to an ad of ours`, async ({ page, start }) => {
      const vendor = await start(answer);
      await openAds(page, PAGE, { config: { script: getScript(vendor) } });
      await expect(getAd(page)).toContainText('Enterprise support', { timeout: 8000 });
      expect((await getSlot(page).boundingBox())!.height).toBe(126);
      await expectStill(page);
    });
  }

  test('when it is blocked, every fifth reader is asked to think again', async ({ page }) => {
    await page.route(/blocked/, (route) => route.abort('blockedbyclient'));
    await page.setViewportSize(PHONE);
    await openAds(page, PAGE, {
      config: { script: getScript({ origin: 'http://127.0.0.1:9/blocked' }) },
      draw: 0.19,
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

  test('when it is late, its ad replaces ours', async ({ page, start }) => {
    const vendor = await start(() => wait(4500).then(() => createScript()));
    await openAds(page, PAGE, { config: { script: getScript(vendor) } });
    await expect(getAd(page)).toContainText('Enterprise support', { timeout: 8000 });
    await expect(getAd(page).locator('#carbonads').first()).toBeVisible({ timeout: 8000 });
    await expect(getAd(page)).not.toContainText('Enterprise support');
    await expectStill(page);
  });

  test("its backers' ad is replaced by ours", async ({ page, start }) => {
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

const FEED_AD = {
  company: 'Acme & <b>Sons</b>',
  description: `Anvils that arrive. <em>Every</em> time, <a href="https://acme.test/more">everywhere</a>. ${'More text. '.repeat(30)}`,
  image: 'https://acme.test/image.png',
  statlink: 'https://acme.test/click',
  statimp: '//acme.test/seen',
  pixel: 'https://p.test/[timestamp]||http://plain.test/||https://q.test/',
  timestamp: '1700',
};

const HOSTILE = [
  '<img src=x onerror="window.harmed=true">',
  '<svg onload="window.harmed=true"></svg>',
  '<script>window.harmed=true</script>',
  '<iframe srcdoc="<script>parent.harmed=true</script>"></iframe>',
  '<a href="javascript:window.harmed=true" onclick="window.harmed=true">here</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.harmed=true">',
  '<p style="position:fixed;inset:0;background:red">over all</p>',
  '<form action="https://evil.test"><input autofocus onfocus="window.harmed=true"></form>',
  '<noscript><p title="</noscript><img src=x onerror=window.harmed=true>">',
  '<link rel=stylesheet href=https://evil.test/a.css><style>body{display:none}</style>',
].join('');

/** Longer than the browser takes a movement for an answer to a click. */
const AFTER_INPUT = 700;
const later =
  (body: string): Answer =>
  (_response, index) =>
    wait(index === 0 ? AFTER_INPUT : 0).then(() => body);

/** Opens the code of a demo, so that its ad is asked for. */
async function openCode(page: Page, feedUrl: string): Promise<{ foreign: string[] }> {
  const opened = await openAds(page, PAGE, { config: { feedUrl } });
  const demo = await reachDemo(page, DEMO);
  await expect(page.locator('[data-ad-slot]')).toHaveCount(1);
  await demo.getByRole('button', { name: /^(Expand|Show) code$/ }).click();
  return opened;
}

test.describe("a third party's feed", () => {
  for (const [name, viewport, height] of [
    ['a desktop', { width: 1440, height: 900 }, 52],
    ['a phone', PHONE, 72],
  ] as const) {
    test(`fills the room below a demo on ${name}, once its code is opened`, async ({
      page,
      start,
    }) => {
      await page.setViewportSize(viewport);
      const vendor = await start(later(JSON.stringify({ ads: [{}, FEED_AD] })));
      const { foreign } = await openCode(page, `${vendor.origin}/ZONE.json`);
      const slot = page.locator('[data-ad-slot]').last();
      expect((await slot.boundingBox())!.height).toBe(height);
      await expect(getDemoAd(page)).toContainText('Acme & <b>Sons</b> – Anvils that arrive.');
      await expect(getDemoAd(page)).toContainText('ad by Vendor');
      expect((await slot.boundingBox())!.height).toBe(height);
      expect(vendor.requests).toEqual(['/ZONE.json']);
      const counted = ['https://acme.test/seen', 'https://p.test/1700', 'https://q.test/'];
      await expect.poll(() => [...foreign].sort()).toEqual(counted);
      await expect(getDemoAd(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
        'href',
        'https://acme.test/click',
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectStill(page);
    });
  }

  const nothings: [string, Answer, number][] = [
    ['has no ad in ten tries', later('{"ads":[{},{"company":"Lost"}]}'), 10],
    ['fails', (response) => wait(AFTER_INPUT).then(() => void response.writeHead(500).end()), 1],
    ['is malformed', later('{"ads":[{"statlink":"https://a.test/"'), 1],
    ['has no list', later('{"ads":{"0":{}}}'), 1],
    ['is of wrong types', later('{"ads":[7,{"statlink":{},"company":[],"description":1}]}'), 10],
    ['is announced as huge', later(JSON.stringify({ ads: [FEED_AD], more: 'x'.repeat(1e6) })), 1],
    [
      'never ends',
      (response) => {
        const timer = setInterval(() => response.write(' '.repeat(20_000)), 50);
        response.on('close', () => clearInterval(timer));
      },
      1,
    ],
  ];
  for (const [name, answer, count] of nothings) {
    test(`that ${name} shows nothing and moves nothing`, async ({ page, start }) => {
      const messages = watchConsole(page);
      const vendor = await start(answer);
      await openCode(page, `${vendor.origin}/ZONE.json`);
      await expect.poll(() => vendor.requests.length).toBe(count);
      await page.waitForTimeout(1000);
      await expect(getDemoAd(page)).toHaveCount(0);
      expect(messages.filter((message) => !/status of 500/.test(message))).toEqual([]);
      await expectStill(page);
    });
  }

  test('that does not answer is given up after five seconds', async ({ page, start }) => {
    let isClosed = false;
    const vendor = await start((response) => {
      response.on('close', () => {
        isClosed = true;
      });
    });
    await openCode(page, `${vendor.origin}/ZONE.json`);
    await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
    await expect(getDemoAd(page)).toHaveCount(0);
    await expect(page.locator('[data-ad-slot]')).toHaveCount(2);
    await expectStill(page);
  });

  test('that is blocked leaves no room', async ({ page }) => {
    await page.route(/blocked/, (route) => route.abort('blockedbyclient'));
    await openCode(page, 'http://127.0.0.1:9/blocked.json');
    await expect(page.locator('[data-ad-slot]')).toHaveCount(1);
    await expectStill(page);
  });

  test('that is hostile does no harm', async ({ page, start }) => {
    const ad = { ...FEED_AD, company: HOSTILE, description: `Fine. ${HOSTILE}` };
    const vendor = await start(
      later(
        JSON.stringify({
          ads: [
            { ...ad, statlink: 'javascript:x' },
            { ...ad, company: HOSTILE.slice(0, 40) },
          ],
        }),
      ),
    );
    const { foreign } = await openCode(page, `${vendor.origin}/ZONE.json`);
    await expect(getDemoAd(page)).toContainText('> – Fine.');
    const found = await getDemoAd(page).evaluate((root) => ({
      forbidden: root.querySelectorAll('script, style, iframe, form, svg, math, link, input')
        .length,
      handlers: [...root.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on|^style$/.test(name)),
      ),
      addresses: [...root.querySelectorAll('[href], [src]')].map((element) =>
        (element.getAttribute('href') ?? element.getAttribute('src'))!.slice(0, 8),
      ),
      harmed: 'harmed' in window,
    }));
    expect(found).toMatchObject({ forbidden: 0, handlers: [], harmed: false });
    expect(new Set(found.addresses)).toEqual(new Set(['https://']));
    expect(foreign.filter((url) => url.includes('evil'))).toEqual([]);
    await expectStill(page);
  });
});
