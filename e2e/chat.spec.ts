import { expect, type Locator, type Page } from '@playwright/test';
import { dependencies } from '../docs/package.json';
import { LIBRARY_VERSION } from '../src/lib/docsVersions';
import { type ChatServer, CHAT_URL, configureChat, OK, test } from './chatServer';
import { listDemos } from '../testing/visitor/listDemos';
import { listViolations } from '../testing/visitor/listViolations';
import { reachDemo } from './reachDemo';
import { chooseVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, openVariant } from '../testing/visitor/variants';
import { simulateActivity } from '../testing/visitor/simulateActivity';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/react-tree-view/quickstart/';
const NAME = 'FirstSimpleTree';
const STYLED_PAGE = '/x/react-charts/bars/';
const FAILED = 'Failed to open the chat about Tree View.';
const OFFLINE = "You're offline. Open the chat when you're back online.";

// Wide enough for the whole toolbar.
test.use({ viewport: { width: 1440, height: 900 } });

const getToolbar = (demo: Locator) => demo.getByRole('toolbar').last();
const getChat = (demo: Locator) =>
  getToolbar(demo).getByRole('button', { name: /^(Open in chat|Opening the chat)$/ });
const getPrompt = (demo: Locator) =>
  getToolbar(demo).getByRole('button', { name: 'Copy as prompt' });
const getStatus = (demo: Locator, text: string | RegExp) =>
  demo.getByRole('status').filter({ hasText: text });
const countTabs = (page: Page) => page.context().pages().length;

async function openDemo(page: Page, server: ChatServer): Promise<Locator> {
  await configureChat(page, server);
  await page.goto(PAGE);
  return reachDemo(page, NAME);
}

/** Replaces a demo's code. */
async function edit(demo: Locator, code: string): Promise<void> {
  await demo.getByRole('button', { name: /Expand code|Show code/ }).click();
  await demo.getByRole('group', { name: `Code of ${NAME}.tsx` }).focus();
  const { keyboard } = demo.page();
  await keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.insertText(code);
}

/** Stores the copied text where the test finds it. */
async function copyPrompt(demo: Locator): Promise<string> {
  await demo
    .page()
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access'])
    .catch(() => demo.page().context().grantPermissions(['clipboard-read', 'clipboard-write']));
  await getPrompt(demo).click();
  await expect(getStatus(demo, 'Prompt copied.')).toBeVisible();
  return demo.page().evaluate(() => navigator.clipboard.readText());
}

test('a demo is posted and opened in a tab without access to the page', async ({
  page,
  server,
}) => {
  const messages = watchConsole(page);
  const demo = await openDemo(page, server);
  const popup = page.waitForEvent('popup');
  await getChat(demo).click();
  const tab = await popup;
  await tab.waitForURL(CHAT_URL);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(getStatus(demo, 'The chat about Tree View is in a new tab.')).toBeVisible();
  expect(server.received).toEqual([
    {
      type: 'mui-docs',
      name: expect.stringMatching(/./),
      description: await page.title(),
      files: [
        { path: `${NAME}.tsx`, content: expect.stringMatching(/<SimpleTreeView/), isEntry: true },
      ],
      package: { name: '@mui/x-tree-view', version: dependencies['@mui/x-tree-view'] },
    },
  ]);
  expect(messages).toEqual([]);
});

test(
  "the reader's changed code is posted, in the language they read",
  { tag: '@detail' },
  async ({ page, server }) => {
    const demo = await openDemo(page, server);
    await getToolbar(demo).getByRole('radio', { name: 'JS' }).click();
    const popup = page.waitForEvent('popup');
    await getChat(demo).click();
    await (await popup).waitForURL(CHAT_URL);
    await page.bringToFront();
    await getToolbar(demo).getByRole('radio', { name: 'TS' }).click();
    const code = 'export default function FirstSimpleTree() {\n  return <p>Mine: `</p>;\n}\n';
    await edit(demo, code);
    await getChat(demo).click();
    await expect.poll(() => server.received.length).toBe(2);
    expect(server.received.map(({ files }) => files[0]!.path)).toEqual([
      `${NAME}.js`,
      `${NAME}.tsx`,
    ]);
    expect(server.received[1]!.files[0]!.content).toBe(code);
  },
);

test(
  'a slow service: the button is busy, one request is sent, and the tab says what it waits for',
  { tag: '@detail' },
  async ({ page, server }) => {
    server.mode = 'slow';
    const demo = await openDemo(page, server);
    const popup = page.waitForEvent('popup');
    await getChat(demo).click();
    const tab = await popup;
    await expect(tab).toHaveTitle('Opening the chat about Tree View');
    await expect(tab.locator('body')).toHaveText('Opening the chat about Tree View…');
    await page.bringToFront();
    await expect(getChat(demo)).toHaveAccessibleName('Opening the chat');
    await expect(getChat(demo)).toHaveAttribute('aria-busy', 'true');
    await expect(getStatus(demo, 'Opening the chat about Tree View')).toBeVisible();
    await getChat(demo).click();
    await getChat(demo).press('Enter');
    await expect.poll(() => server.received.length).toBe(1);
    server.release();
    await tab.waitForURL(CHAT_URL);
    await expect(getChat(demo)).toHaveAccessibleName('Open in chat');
    await expect(getChat(demo)).toHaveAttribute('aria-busy', 'false');
    expect([server.received.length, countTabs(page)]).toEqual([1, 2]);
  },
);

test(
  'closing the waiting tab cancels the request, and the reader can try again',
  { tag: '@detail' },
  async ({ page, server }) => {
    server.mode = 'slow';
    const demo = await openDemo(page, server);
    const popup = page.waitForEvent('popup');
    await getChat(demo).click();
    await expect.poll(() => server.received.length).toBe(1);
    await (await popup).close();
    await expect(getChat(demo)).toHaveAccessibleName('Open in chat');
    await expect(demo.getByText(FAILED)).toHaveCount(0);
    server.mode = OK;
    const next = page.waitForEvent('popup');
    await getChat(demo).click();
    await (await next).waitForURL(CHAT_URL);
  },
);

const FAILURES: [name: string, mode: ChatServer['mode'], said: string][] = [
  ['down', 'down', FAILED],
  ['responding with 500', { status: 500, body: 'No' }, FAILED],
  [
    'giving a reason',
    { status: 429, body: JSON.stringify({ message: 'Too <b>many</b>\nchats.' }) },
    `${FAILED} Too <b>many</b> chats.`,
  ],
  ['responding without a URL', { status: 200, body: '{"nextUrl":null}' }, FAILED],
  ['responding with invalid JSON', { status: 200, body: '<!doctype html>' }, FAILED],
  ['responding with a script', { status: 200, body: '{"nextUrl":"javascript:alert(1)"}' }, FAILED],
  ['responding with an http URL', { status: 200, body: '{"nextUrl":"http://a.test/"}' }, FAILED],
  [
    'responding endlessly',
    { status: 200, body: JSON.stringify({ nextUrl: CHAT_URL, more: 'x'.repeat(1e6) }) },
    FAILED,
  ],
];

for (const [name, mode, said] of FAILURES) {
  test(
    `a service that is ${name}: an error is shown, the tab closes, and the next try works`,
    { tag: '@detail' },
    async ({ page, server }) => {
      server.mode = mode;
      const demo = await openDemo(page, server);
      await getChat(demo).click();
      await expect(getStatus(demo, FAILED)).toHaveText(said);
      await expect.poll(() => countTabs(page)).toBe(1);
      await expect(getChat(demo)).toHaveAccessibleName('Open in chat');
      server.mode = OK;
      const popup = page.waitForEvent('popup');
      await getChat(demo).click();
      await (await popup).waitForURL(CHAT_URL);
      expect(server.received).toHaveLength(2);
    },
  );
}

test(
  'nothing is requested or opened while offline, but it is when online',
  { tag: '@detail' },
  async ({ page, context, server }) => {
    const demo = await openDemo(page, server);
    await context.setOffline(true);
    await getChat(demo).click();
    await expect(getStatus(demo, OFFLINE)).toBeVisible();
    expect([server.received.length, countTabs(page)]).toEqual([0, 1]);
    await context.setOffline(false);
    const popup = page.waitForEvent('popup');
    await getChat(demo).click();
    await (await popup).waitForURL(CHAT_URL);
  },
);

test(
  'if the browser opens no tab, a link does, also with the keyboard',
  { tag: '@detail' },
  async ({ page, server }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const demo = await openDemo(page, server);
    await getChat(demo).focus();
    await page.keyboard.press('Enter');
    const link = demo.getByRole('link', { name: 'Open the chat about Tree View' });
    await expect(link).toBeVisible();
    await expect(getStatus(demo, 'Your browser blocked the new tab.')).toBeAttached();
    expect(await listViolations(page, { onlyVisual: true, hasTargets: true })).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const tab = await opened;
    await tab.waitForURL(CHAT_URL);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await page.bringToFront();
    await demo.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(link).toHaveCount(0);
    await expect(getToolbar(demo).locator(':focus')).toHaveCount(1);
  },
);

test(
  'the keyboard reaches it in the toolbar, and in the menu on a phone',
  { tag: '@detail' },
  async ({ page, server }) => {
    const demo = await openDemo(page, server);
    await getToolbar(demo).getByRole('button', { name: 'Copy the source' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(getChat(demo)).toBeFocused();
    await expect(page.getByRole('tooltip', { name: 'Open in chat' })).toBeVisible();
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await (await popup).waitForURL(CHAT_URL);
    await page.bringToFront();
    await page.setViewportSize({ width: 390, height: 844 });
    const more = getToolbar(demo).getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Open in chat' }).focus();
    const next = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await (await next).waitForURL(CHAT_URL);
    await page.bringToFront();
    await expect(more).toBeFocused();
  },
);

test(
  "products that the chat doesn't support have the prompt",
  { tag: '@detail' },
  async ({ page, server }) => {
    await configureChat(page, server, ['x-charts']);
    await page.goto(PAGE);
    const demo = await reachDemo(page, NAME);
    await expect(getPrompt(demo)).toBeVisible();
    await expect(getChat(demo)).toHaveCount(0);
  },
);

test('without a service, the copied prompt describes the demo', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  const prompt = await copyPrompt(demo);
  expect(prompt).toContain(`- Page: ${new URL(PAGE, page.url()).href}#system-${NAME}.tsx\n`);
  expect(prompt).toContain(
    `- Product: Tree View (@mui/x-tree-view ${dependencies['@mui/x-tree-view']})`,
  );
  expect(prompt).toContain(`@mui/material ${dependencies['@mui/material']}`);
  expect(prompt).toMatch(
    /\n\nFirstSimpleTree\.tsx\n\n```tsx\nimport [^]*\n}\n```\n\nMy question: $/,
  );
  expect(messages).toEqual([]);
});

test(
  "the prompt contains the reader's code, in fences that it doesn't close",
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    const demo = await reachDemo(page, NAME);
    const code = 'export default function FirstSimpleTree() {\n  return <p>{"```"}</p>;\n}\n';
    await edit(demo, code);
    const prompt = await copyPrompt(demo);
    expect(prompt).toContain('Code, with my changes:');
    expect(prompt).toContain(`\n\`\`\`\`tsx\n${code}\`\`\`\`\n`);
  },
);

test(
  'nothing of it loads before the toolbar, and the rest on click',
  { tag: '@detail' },
  async ({ page, server }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) {
        scripts.push(await response.text().catch(() => ''));
      }
    });
    const has = (text: string) => scripts.some((script) => script.includes(text));
    await configureChat(page, server);
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(has('Failed to open the chat')).toBe(false);
    const demo = await reachDemo(page, NAME);
    await expect.poll(() => has('Failed to open the chat')).toBe(true);
    expect(has('mui-docs')).toBe(false);
    expect(has('I have a question about')).toBe(false);
    await getChat(demo).click();
    await expect.poll(() => has('mui-docs')).toBe(true);
  },
);

test(
  'a connection that fails on click is reported, and the chat works afterwards',
  { tag: '@detail' },
  async ({ page, server }) => {
    let isBlocked = true;
    const demo = await openDemo(page, server);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => (isBlocked ? route.abort() : route.continue()));
    await getChat(demo).click();
    await expect(getStatus(demo, FAILED)).toBeVisible();
    await expect.poll(() => countTabs(page)).toBe(1);
    isBlocked = false;
    const popup = page.waitForEvent('popup');
    await getChat(demo).click();
    await (await popup).waitForURL(CHAT_URL);
  },
);

const styled = listDemos().find(
  ({ page, stylings }) => page === STYLED_PAGE && stylings.length === 3,
)!.name;

for (const [address, name] of [
  [PAGE, NAME],
  [STYLED_PAGE, styled],
] as const) {
  test(`the toolbar of ${name} fits at all widths`, { tag: '@detail' }, async ({ page }) => {
    await page.goto(address);
    const toolbar = getToolbar(await reachDemo(page, name));
    for (const width of [390, 600, 760, 800, 860, 920, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The file name is truncated if necessary, but never disappears.
      await expect
        .poll(
          () =>
            toolbar.evaluate(({ scrollWidth, clientWidth, firstElementChild }) => ({
              excess: scrollWidth - clientWidth,
              isNamed: firstElementChild!.getBoundingClientRect().width >= 40,
            })),
          { message: `${width} px` },
        )
        .toEqual({ excess: 0, isNamed: true });
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`its messages are accessible and in view: ${mode}, ${direction}, ${width} px`, async ({
    browser,
    server,
  }) => {
    const { page, close } = await openVariant(browser, variant);
    const message = 'The service has been told of more demos today than it can talk about. '.repeat(
      4,
    );
    server.mode = { status: 503, body: JSON.stringify({ message }) };
    const demo = await openDemo(page, server);
    if (width < 900) {
      await getToolbar(demo).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Open in chat' }).click();
    } else {
      await getChat(demo).click();
    }
    const said = getStatus(demo, FAILED);
    await expect(said).toHaveText(/talk about\. .*…$/);
    const box = (await said.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await listViolations(page, { hasTargets: width > 900 })).toEqual([]);
    await expectNoSidewaysScroll(page);
    await close();
  });
}

const old = listDemos().filter(({ page }) => /^\/x\/v\d+\/react-data-grid\//.test(page));
const oldVersions = [...new Set(old.map(({ page }) => page.split('/')[2]!))];

for (const version of oldVersions) {
  test(
    `demos of ${version} are posted with their own packages`,
    { tag: '@detail' },
    async ({ page, server }) => {
      const { page: address, name } = old.find(({ page: path }) =>
        path.startsWith(`/x/${version}/`),
      )!;
      await configureChat(page, server, ['x-data-grid']);
      await page.goto(address);
      await simulateActivity(page);
      const demo = await reachDemo(page, name);
      await getChat(demo).click();
      await expect.poll(() => server.received.length).toBe(1);
      const { package: posted } = server.received[0]!;
      expect(posted.name).toBe('@mui/x-data-grid');
      expect(posted.version).toMatch(new RegExp(`^${version.slice(1)}\\.`));
      expect(posted.version).not.toBe(LIBRARY_VERSION);
    },
  );
}
