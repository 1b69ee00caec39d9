import { expect, test } from '@playwright/test';
import { watchConsole } from '../testing/visitor/watchConsole';
import { chooseCases } from '../testing/plan/plan';

const PAGE = '/x/introduction/licensing/';

/** Ways in which foreign code might be run in a page. */
const INJECTED: Record<string, string> = {
  'an inline script': '<script>window.harmed = true</script>',
  'an attribute': '<img alt="" src="/img/favicon.svg" onload="window.harmed = true">',
  'a script from another origin': '<script src="https://evil.example/a.js"></script>',
  'an iframe with its own script':
    '<iframe srcdoc="&lt;script>parent.harmed = true&lt;/script>"></iframe>',
  'another base URL': '<base href="https://evil.example/">',
  'a style element': '<style>body { --harmed: true }</style>',
};

for (const [name, html] of chooseCases(__filename, Object.entries(INJECTED))) {
  test(`${name} that is injected into a page is blocked, and fails its test`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.harmed = true' }),
    );
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${html}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    expect(messages.join('\n')).toContain('Content Security Policy');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
    const style = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--harmed'),
    );
    expect(style).toBe('');
  });
}

test("strings aren't run as code in a page", async ({ page }) => {
  await page.goto(PAGE);
  const error = await page.evaluate(async () => {
    // What a test evaluates itself may compile code; the page may not.
    await new Promise((resolve) => setTimeout(resolve));
    const script = document.createElement('script');
    script.textContent = 'window.harmed = true';
    document.head.append(script);
    try {
      return String(new Function('return 1')());
    } catch (thrown) {
      return (thrown as Error).name;
    }
  });
  expect(error).toBe('EvalError');
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('the document of edited code has no access to the site, even when opened directly', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    localStorage.setItem('secret', 'of the site');
    document.cookie = 'secret=of the site';
  });
  await page.goto('/runner/v8/');
  expect(await page.evaluate(() => window.origin)).toBe('null');
  // Some browsers deny storage to such documents, others give them their own.
  const found = await page.evaluate(() =>
    [() => localStorage.getItem('secret'), () => document.cookie].map((read) => {
      try {
        return read();
      } catch (thrown) {
        return (thrown as Error).name;
      }
    }),
  );
  expect([null, 'SecurityError']).toContain(found[0]);
  expect(found[1]).toBe('SecurityError');
});
