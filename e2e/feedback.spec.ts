import { expect, type Locator, type Page } from '@playwright/test';
import {
  configureAnalytics,
  readCalls,
  readEvents,
  rememberChoice,
  serveScript,
} from './configureAnalytics';
import { configureFeedback, test } from './feedbackServer';
import { listViolations } from '../testing/visitor/listViolations';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { chooseVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, openVariant } from '../testing/visitor/variants';
import { waitForStable } from '../testing/visitor/waitForStable';
import { simulateActivity } from '../testing/visitor/simulateActivity';
import { watchConsole } from '../testing/visitor/watchConsole';
import { waitForIdle } from '../testing/visitor/waitForIdle';

const PAGE = '/x/introduction/support/';
const API_PAGE = '/x/api/charts/bar-chart/';
const FAILED = "Couldn't submit feedback. Please try again later.";
const COMMENT = 'The second table says less than the code does.';

const getFoot = (page: Page) => page.locator('[data-feedback]');
const getVote = (page: Page, name: 'Yes' | 'No' | 'Undo') =>
  getFoot(page).getByRole('button', { name, exact: true });
const getField = (page: Page) => page.getByRole('textbox', { name: /^Comment/ });
const getStatus = (page: Page) => getFoot(page).getByRole('status');
const getSubmit = (page: Page) => page.getByRole('dialog').locator('[type="submit"]');
const getQueue = (page: Page) => page.evaluate(() => localStorage.getItem('feedback-queue') ?? '');

async function open(page: Page, endpoint?: string, path = PAGE): Promise<void> {
  if (endpoint) {
    await configureFeedback(page, endpoint);
  }
  await page.goto(path);
  await simulateActivity(page);
}

/** Counts what the page sends to a service. */
function countSent(page: Page, endpoint: string): { readonly count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    sent.count += request.url() === endpoint ? 1 : 0;
  });
  return sent;
}

test('both sides agree after a page is voted on, changed, commented on, undone and voted on again', async ({
  page,
  server,
}) => {
  const messages = watchConsole(page);
  const sent = countSent(page, server.endpoint);
  await open(page, server.endpoint);
  await getVote(page, 'Yes').click();
  await expect.poll(() => server.received.length).toBe(1);
  await getVote(page, 'No').click();
  await expect.poll(() => server.received.length).toBe(2);
  await getVote(page, 'No').click();
  await getField(page).fill(COMMENT);
  await page.keyboard.press('Control+Enter');
  await expect(getStatus(page)).toHaveText('Feedback submitted');
  await expect(getVote(page, 'No')).toBeFocused();
  expect(server.list()).toEqual([
    {
      callback_id: 'send_feedback',
      id: server.received[0]!.id,
      rating: 0,
      comment: COMMENT,
      currentLocationURL: new URL(PAGE, page.url()).href,
      commentSectionURL: '',
      commentSectionTitle: '',
      githubRepo: 'https://github.com/mui/mui-x',
      productId: 'x',
      version: 'v8',
      language: 'en',
      website: '',
    },
  ]);
  await getVote(page, 'Undo').click();
  await expect(getStatus(page)).toHaveText('Vote withdrawn');
  await expect
    .poll(() => server.list())
    .toEqual([{ callback_id: 'retract_feedback', id: server.received[0]!.id }]);
  await expect(getVote(page, 'Undo')).toBeHidden();
  await getVote(page, 'Yes').click();
  await expect.poll(() => server.list().length).toBe(2);

  await page.reload();
  await expect(getVote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await getVote(page, 'No').click();
  await expect.poll(() => server.list().at(-1)).toMatchObject({ rating: 0, comment: '' });
  expect(server.list()).toHaveLength(2);
  expect(await getQueue(page)).toBe('');
  expect([sent.count, server.requests]).toEqual([6, 6]);
  expect(messages).toEqual([]);
});

test(
  'a comment on a section includes which one, on guides and on reference pages',
  { tag: '@detail' },
  async ({ page, server }) => {
    await open(page, server.endpoint);
    await page.locator('h2#github').hover();
    await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
    await expect(page.getByRole('dialog', { name: /the section “GitHub” better/ })).toBeVisible();
    await getField(page).fill(COMMENT);
    await getSubmit(page).click();
    await expect(getStatus(page)).toHaveText('Feedback submitted');
    await page.goto(API_PAGE);
    await simulateActivity(page);
    await page.getByRole('button', { name: 'Give feedback on “Props”' }).click();
    await getField(page).fill(COMMENT);
    await getSubmit(page).click();
    await expect(getStatus(page)).toHaveText('Feedback submitted');
    const { origin } = new URL(page.url());
    expect(server.received).toMatchObject([
      {
        commentSectionURL: `${origin}${PAGE}#github`,
        commentSectionTitle: 'GitHub',
        productId: 'x',
      },
      {
        commentSectionURL: `${origin}${API_PAGE}#props`,
        commentSectionTitle: 'Props',
        productId: 'x-charts',
      },
    ]);
  },
);

test(
  'a section is voted on, changed, commented on, undone and voted on again, separately from its page',
  { tag: '@detail' },
  async ({ page, server }) => {
    const messages = watchConsole(page);
    const sent = countSent(page, server.endpoint);
    await open(page, server.endpoint);
    const panel = page.getByRole('dialog');
    const getThumb = (name: 'Yes' | 'No' | 'Undo') =>
      panel.getByRole('button', { name, exact: true });
    const openSection = async () => {
      await page.locator('h2#github').hover();
      await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
    };
    await openSection();
    await expect(panel.getByRole('group', { name: 'Was this section helpful?' })).toBeVisible();
    await expect(getThumb('Undo')).toBeHidden();
    await getThumb('Yes').click();
    await expect(getThumb('Yes')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => server.received.length).toBe(1);
    await getThumb('No').click();
    await expect.poll(() => server.received.length).toBe(2);
    await getField(page).fill(COMMENT);
    await page.keyboard.press('Control+Enter');
    await expect(getStatus(page)).toHaveText('Feedback submitted');
    await getVote(page, 'Yes').click();
    await expect.poll(() => server.list().length).toBe(2);
    const { origin } = new URL(page.url());
    expect(server.list()).toMatchObject([
      {
        rating: 0,
        comment: COMMENT,
        currentLocationURL: `${origin}${PAGE}`,
        commentSectionURL: `${origin}${PAGE}#github`,
        commentSectionTitle: 'GitHub',
      },
      { rating: 1, comment: '', commentSectionURL: '' },
    ]);

    await page.reload();
    await simulateActivity(page);
    await expect(getVote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
    await openSection();
    await expect(getThumb('No')).toHaveAttribute('aria-pressed', 'true');
    await getThumb('Undo').click();
    await expect(getStatus(page)).toHaveText('Vote withdrawn');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Give feedback on “GitHub”' })).toBeFocused();
    await expect
      .poll(() => server.list()[0])
      .toEqual({ callback_id: 'retract_feedback', id: server.received[0]!.id });
    await openSection();
    await expect(getThumb('No')).toHaveAttribute('aria-pressed', 'false');
    await getThumb('Yes').click();
    await expect.poll(() => server.list().length).toBe(3);
    expect(server.list()[1]).toMatchObject({ rating: 1, commentSectionURL: '' });
    expect(server.list()[2]).toMatchObject({ rating: 1, comment: '' });
    expect(await getQueue(page)).toBe('');
    expect([sent.count, server.requests]).toEqual([6, 6]);
    expect(messages).toEqual([]);
  },
);

test(
  'offline feedback on a section is stored, and sent under its ID',
  { tag: '@detail' },
  async ({ page, context, server }) => {
    await open(page, server.endpoint);
    await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
    const thumb = page.getByRole('dialog').getByRole('button', { name: 'No', exact: true });
    await context.setOffline(true);
    await thumb.click();
    await expect(thumb).toHaveAttribute('aria-pressed', 'true');
    await getField(page).fill(COMMENT);
    await getSubmit(page).click();
    await expect(getStatus(page)).toHaveText(/^You're offline/);
    await context.setOffline(false);
    await expect.poll(() => server.received).toMatchObject([{ rating: 0, comment: COMMENT }]);
    await expect.poll(() => getQueue(page)).toBe('');
    expect(server.requests).toBe(1);
  },
);

test(
  'headings of a reference page also have their buttons after a navigation',
  { tag: '@detail' },
  async ({ page }) => {
    await open(page, undefined, API_PAGE);
    const expected = await page.locator('.theme-doc-markdown :is(h2, h3).anchor').count();
    const buttons = page.getByRole('button', { name: /^Give feedback on/ });
    await expect(buttons).toHaveCount(expected);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(API_PAGE);
    const headings = page.locator('.theme-doc-markdown :is(h2, h3).anchor');
    await expect
      .poll(
        async () =>
          (await buttons.count()) > 0 && (await buttons.count()) === (await headings.count()),
      )
      .toBe(true);
  },
);

for (const mode of ['down', 500] as const) {
  test(
    `a service that is ${mode} receives everything once it's available again`,
    { tag: '@detail' },
    async ({ page, server }) => {
      server.mode = mode;
      await open(page, server.endpoint);
      await getVote(page, 'No').click();
      await getField(page).fill(COMMENT);
      await getSubmit(page).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(FAILED);
      await expect(getField(page)).toHaveValue(COMMENT);
      await expect(getSubmit(page)).toHaveText('Try again');
      expect(await getQueue(page)).toContain(COMMENT);
      server.mode = 200;
      await getSubmit(page).click();
      await expect(getStatus(page)).toHaveText('Feedback submitted');
      expect(server.received).toMatchObject([{ rating: 0, comment: COMMENT }]);
      expect(await getQueue(page)).toBe('');
    },
  );
}

test(
  'what failed is sent on the next visit, once, and only its latest state',
  { tag: '@detail' },
  async ({ page, server }) => {
    server.mode = 'down';
    await open(page, server.endpoint);
    await getVote(page, 'No').click();
    await expect.poll(() => server.requests).toBeGreaterThan(0);
    await getVote(page, 'Yes').click();
    await expect.poll(() => getQueue(page)).toContain('"rating":1');
    server.mode = 200;
    await page.goto('/x/introduction/licensing/');
    await expect.poll(() => server.received).toMatchObject([{ rating: 1 }]);
    await expect.poll(() => getQueue(page)).toBe('');
    expect(server.list()).toHaveLength(1);
  },
);

test("what is rejected isn't sent again", { tag: '@detail' }, async ({ page, server }) => {
  server.mode = 400;
  await open(page, server.endpoint);
  await getVote(page, 'No').click();
  await expect.poll(() => server.requests).toBe(1);
  await expect.poll(() => getQueue(page)).toBe('');
  await page.reload();
  await waitForIdle(page);
  expect(server.requests).toBe(1);
});

test(
  'an overloaded service is left alone as long as it asks, and receives everything',
  { tag: '@detail' },
  async ({ page, server }) => {
    server.mode = { retryAfter: 90 };
    await page.clock.install();
    await open(page, server.endpoint);
    await getVote(page, 'No').click();
    await getField(page).fill(COMMENT);
    await expect.poll(() => server.requests).toBe(1);
    await page.clock.fastForward(80_000);
    await waitForIdle(page);
    expect(server.requests).toBe(1);
    expect(await getQueue(page)).toContain('"rating":0');
    server.mode = 200;
    await page.clock.fastForward(15_000);
    await expect.poll(() => server.received).toMatchObject([{ rating: 0, comment: '' }]);
    await getSubmit(page).click();
    await expect(getStatus(page)).toHaveText('Feedback submitted');
    expect(server.list()).toMatchObject([{ rating: 0, comment: COMMENT }]);
    expect([await getQueue(page), server.requests]).toEqual(['', 3]);
  },
);

test(
  'a slow service: the button is busy, and nothing is sent twice',
  { tag: '@detail' },
  async ({ page, server }) => {
    await page.addInitScript(observeLayoutShift);
    await open(page, server.endpoint);
    await getVote(page, 'No').click();
    await expect.poll(() => server.received.length).toBe(1);
    server.mode = 'slow';
    await getField(page).fill(COMMENT);
    await getSubmit(page).click();
    await expect(getSubmit(page)).toHaveText('Submitting');
    await expect(getSubmit(page)).toHaveAttribute('aria-busy', 'true');
    await getSubmit(page).click({ force: true });
    await getField(page).press('Control+Enter');
    await waitForIdle(page);
    expect(server.requests).toBe(2);
    server.release();
    await expect(getStatus(page)).toHaveText('Feedback submitted');
    expect(server.requests).toBe(2);
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  },
);

test(
  'offline: feedback is stored, and sent once from one of two tabs',
  { tag: '@detail' },
  async ({ page, context, server }) => {
    await open(page, server.endpoint);
    const other = await context.newPage();
    await open(other, server.endpoint);
    for (const tab of [page, other]) {
      await getVote(tab, 'Yes').hover();
    }
    await page.waitForLoadState('networkidle');
    await other.waitForLoadState('networkidle');
    await context.setOffline(true);
    await getVote(page, 'No').click();
    await getField(page).fill(COMMENT);
    await getSubmit(page).click();
    await expect(getStatus(page)).toHaveText(/^You're offline/);
    expect(server.requests).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => server.received).toMatchObject([{ rating: 0, comment: COMMENT }]);
    await expect.poll(() => getQueue(page)).toBe('');
    await waitForIdle(page);
    expect(server.requests).toBe(1);
  },
);

test('without a service, a vote stays in the browser, and a comment becomes an issue', async ({
  page,
  context,
}) => {
  const posted: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') {
      posted.push(request.url());
    }
  });
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'An issue' }));
  await open(page);
  await getVote(page, 'No').click();
  await getField(page).fill(COMMENT);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const url = new URL((await opened).url());
  expect(url.origin + url.pathname).toBe('https://github.com/mui/mui-x/issues/new');
  expect(url.searchParams.get('body')).toContain(COMMENT);
  expect(url.searchParams.get('body')).toContain(PAGE);
  await expect(getStatus(page)).toHaveText(/new tab/);
  await page.reload();
  await expect(getVote(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  expect(posted).toEqual([]);
});

test('everything works with just the keyboard', { tag: '@detail' }, async ({ page, server }) => {
  await open(page, server.endpoint);
  const button = page.getByRole('button', { name: 'Give feedback on “GitHub”' });
  await expect(button).toHaveCSS('opacity', '0');
  await page.locator('h2#github .hash-link').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(getField(page)).toBeFocused();
  // The thumbs come before the comment.
  await page.keyboard.press('Shift+Tab');
  const no = page.getByRole('dialog').getByRole('button', { name: 'No', exact: true });
  await expect(no).toBeFocused();
  await expect(no).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('Please write at least 10 characters.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await getVote(page, 'Yes').focus();
  await page.keyboard.press('Space');
  await expect(getField(page)).toBeFocused();
  // The honeypot field that readers don't see isn't a tab stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getVote(page, 'Yes')).toBeFocused();
  await expect(getVote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getVote(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getVote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  await expect(getVote(page, 'Yes')).toBeFocused();
  await expect.poll(() => server.received.at(-1)?.callback_id).toBe('retract_feedback');
});

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(
    `the form of a section is complete and accessible: ${mode}, ${direction}, ${width} px`,
    { tag: '@detail' },
    async ({ browser, server }) => {
      const { page, messages, close } = await openVariant(browser, variant);
      await open(page, server.endpoint);
      await page.locator('h2#github').hover();
      await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: 'Yes', exact: true }).click();
      await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
      const box = (await panel.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const excess = await panel.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(excess).toBe(0);
      const least = width < 900 ? 44 : 24;
      for (const button of await panel.getByRole('group').getByRole('button').all()) {
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(least);
      }
      expect(await listViolations(page, { hasTargets: true })).toEqual([]);
      expect(await page.evaluate(() => window.layoutShift)).toBe(0);
      expect(messages).toEqual([]);
      await close();
    },
  );

  test(`the open form is complete and accessible: ${mode}, ${direction}, ${width} px`, async ({
    browser,
    server,
  }) => {
    const { page, messages, close } = await openVariant(browser, variant);
    await open(page, server.endpoint);
    await expect(page.getByRole('button', { name: 'Give feedback on “GitHub”' })).toBeAttached();
    await getVote(page, 'No').click();
    await getField(page).fill(COMMENT.repeat(42));
    await expect(page.getByText(/characters left/)).toBeVisible();
    const box = (await page.getByRole('dialog').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await expectNoSidewaysScroll(page);
    expect(await listViolations(page, { hasTargets: true })).toEqual([]);
    server.mode = 400;
    await getSubmit(page).click();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    expect(await listViolations(page, { onlyVisual: true })).toEqual([]);
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
    expect(messages.filter((message) => !message.includes('status of 400'))).toEqual([]);
    await close();
  });
}

test(
  "the form's buttons stay in place while a comment is being sent",
  { tag: '@detail' },
  async ({ page, server }) => {
    await open(page, server.endpoint);
    await getVote(page, 'No').click();
    await getField(page).fill(COMMENT);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await waitForStable(page);
    const place = await cancel.boundingBox();
    server.mode = 'slow';
    await getSubmit(page).click();
    await expect(getSubmit(page)).toHaveText('Submitting');
    expect(await cancel.boundingBox()).toEqual(place);
    server.release();
    await expect(getStatus(page)).toHaveText('Feedback submitted');
  },
);

test(
  'forced colors show the vote and the focus',
  { tag: '@detail' },
  async ({ browser, server }) => {
    const context = await browser.newContext({ forcedColors: 'active' });
    const page = await context.newPage();
    await open(page, server.endpoint);
    await getVote(page, 'Yes').click();
    await expect(getField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Yes', exact: true }).click();
    const readStyle = (button: Locator) =>
      button.evaluate((element) => {
        const { backgroundColor, color, outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          colors: `${color} on ${backgroundColor}`,
          outline: `${outlineStyle} ${outlineWidth}`,
        };
      });
    const foot = getFoot(page).getByRole('group', { name: 'Was this page helpful?' });
    for (const group of [foot, panel.getByRole('group')]) {
      const yes = group.getByRole('button', { name: 'Yes' });
      const no = group.getByRole('button', { name: 'No' });
      expect((await readStyle(yes)).colors).not.toBe((await readStyle(no)).colors);
      await no.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(yes).toBeFocused();
      expect((await readStyle(yes)).outline).toBe('solid 2px');
      expect((await readStyle(no)).outline).toMatch(/^none/);
    }
    for (const control of [getField(page), panel.getByRole('button', { name: 'Cancel' })]) {
      await control.focus();
      expect((await readStyle(control)).outline).toBe('solid 2px');
    }
    expect(await listViolations(page, { onlyVisual: true })).toEqual([]);
    await context.close();
  },
);

test('touch users get visible buttons of 44 px', { tag: '@detail' }, async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  const button = page.getByRole('button', { name: 'Give feedback on “GitHub”' });
  await expect(button).toHaveCSS('opacity', '1');
  for (const target of [button, getVote(page, 'Yes'), getVote(page, 'No')]) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
  await context.close();
});

test(
  'analytics receives votes and comments, but not their text',
  { tag: '@detail' },
  async ({ page, context }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: 'An issue' }));
    await serveScript(page);
    await rememberChoice(page, 'analytics');
    await configureAnalytics(page);
    await open(page);
    await expect.poll(async () => (await readCalls(page)).length).toBeGreaterThan(0);
    await getVote(page, 'Yes').click();
    await getVote(page, 'Yes').click();
    await getVote(page, 'No').click();
    await getField(page).fill(COMMENT);
    await getSubmit(page).click();
    await expect(getStatus(page)).toHaveText(/new tab/);
    await getVote(page, 'Undo').click();
    const listActions = async () =>
      (await readEvents(page, 'feedback')).map(
        (fields) => (fields as { eventAction: string }).eventAction,
      );
    await expect.poll(listActions).toEqual(['vote-up', 'vote-down', 'comment', 'undo']);
    expect(JSON.stringify(await readCalls(page))).not.toContain(COMMENT);
  },
);

test('none of it is printed', { tag: '@detail' }, async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(getFoot(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Give feedback on/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked', async ({ page }) => {
    await page.goto(PAGE);
    await expect(getFoot(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Give feedback on/ })).toHaveCount(0);
  });
});
