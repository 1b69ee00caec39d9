import { expect, type Page } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import {
  DEMO,
  DESKTOP,
  expectAccessible,
  expectStill,
  getDemoAd,
  PAGE,
  PHONE,
  test,
} from './adTest';
import { wait, type Answer } from './adVendor';
import { expectNoSidewaysScroll } from '../testing/visitor/variants';
import { openAds } from './openAds';
import { reachDemo } from './reachDemo';
import { watchConsole } from '../testing/visitor/watchConsole';
import { waitForIdle } from '../testing/visitor/waitForIdle';

test.use({ viewport: DESKTOP });

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

/** Longer than the browser attributes a shift to a click. */
const AFTER_INPUT = 700;
const later =
  (body: string): Answer =>
  (_response, index) =>
    wait(index === 0 ? AFTER_INPUT : 0).then(() => body);

/** Opens a demo's code, so that its ad is requested. */
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
    test(`fills the space below a demo on ${name}, once its code is opened`, async ({
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
    ['has no ad in ten attempts', later('{"ads":[{},{"company":"Lost"}]}'), 10],
    ['fails', (response) => wait(AFTER_INPUT).then(() => void response.writeHead(500).end()), 1],
    ['is malformed', later('{"ads":[{"statlink":"https://a.test/"'), 1],
    ['has no list', later('{"ads":{"0":{}}}'), 1],
    ['has wrong types', later('{"ads":[7,{"statlink":{},"company":[],"description":1}]}'), 10],
    ['announces a huge size', later(JSON.stringify({ ads: [FEED_AD], more: 'x'.repeat(1e6) })), 1],
    [
      'never ends',
      (response) => {
        const timer = setInterval(() => response.write(' '.repeat(20_000)), 50);
        response.on('close', () => clearInterval(timer));
      },
      1,
    ],
  ];
  for (const [name, answer, count] of chooseCases(__filename, nothings)) {
    test(`that ${name} shows nothing and moves nothing`, async ({ page, start }) => {
      const messages = watchConsole(page);
      const vendor = await start(answer);
      await openCode(page, `${vendor.origin}/ZONE.json`);
      await expect.poll(() => vendor.requests.length).toBe(count);
      await waitForIdle(page);
      await expect(getDemoAd(page)).toHaveCount(0);
      expect(messages.filter((message) => !/status of 500/.test(message))).toEqual([]);
      await expectStill(page);
    });
  }

  test("that doesn't respond is given up on after five seconds", async ({ page, start }) => {
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

  test('that is blocked reserves no space', async ({ page }) => {
    await page.route(/blocked/, (route) => route.abort('blockedbyclient'));
    await openCode(page, 'http://127.0.0.1:9/blocked.json');
    await expect(page.locator('[data-ad-slot]')).toHaveCount(1);
    await expectStill(page);
  });

  test('that is malicious does no harm', async ({ page, start }) => {
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
