import { expect, test, type Locator } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import { LIBRARY_VERSION } from '../src/lib/docsVersions';
import { reachDemo } from './reachDemo';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/react-tree-view/quickstart/';
const NAME = 'FirstSimpleTree';

/** Opens a demo's code. */
async function open(demo: Locator): Promise<Locator> {
  const expand = demo.getByRole('button', { name: /Expand code|Show code/ });
  if (await expand.isVisible()) {
    await expand.click();
  }
  return demo.getByRole('group', { name: `Code of ${NAME}.tsx` });
}

/** A demo's code, open and ready for typing. */
async function edit(demo: Locator): Promise<void> {
  const code = await open(demo);
  await code.focus();
  await demo.page().keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
}

async function replaceCode(demo: Locator, code: string): Promise<void> {
  const { keyboard } = demo.page();
  await keyboard.press('Control+a');
  await keyboard.insertText(code);
}

const getFrame = (demo: Locator) => demo.frameLocator('iframe');

const wrap = (body: string) => `export default function ${NAME}() {\n${body}\n}\n`;

test('an edit runs in its own frame; reset returns to the demo', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  await edit(demo);
  await replaceCode(demo, wrap('  const label: string = "Edited";\n  return <p>{label}</p>;'));
  await expect(getFrame(demo).getByText('Edited')).toBeVisible({ timeout: 20_000 });
  await expect(demo.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(demo.getByRole('tree')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(demo.getByRole('tree')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('what is typed right after a click on the code is in it', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  const code = await open(demo);
  const top = await code.evaluate((group) => {
    group.scrollIntoView({ block: 'center' });
    return window.scrollY;
  });
  await code.click();
  await page.keyboard.type('/* typed at once */');
  await expect(demo.locator('.cm-content')).toBeFocused();
  await expect(demo.locator('.cm-content')).toContainText('/* typed at once */');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('Enter edits, Escape leaves, Tab always moves on', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  await edit(demo);
  await page.keyboard.press('Escape');
  await expect(demo.locator('.cm-content')).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.locator('.cm-content')).not.toBeFocused();
  expect(await demo.locator('.cm-content').innerText()).toContain('SimpleTreeView');
});

test('the short preview can also be edited', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  const preview = demo.getByRole('group', { name: /Preview of the code/ });
  await preview.click();
  await expect(demo.locator('.cm-content')).toBeFocused();
  await replaceCode(demo, '<b>Only this</b>');
  await expect(getFrame(demo).getByText('Only this')).toBeVisible({ timeout: 20_000 });
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await expect(demo.locator('.cm-content')).toContainText('return');
  await expect(demo.locator('.cm-content')).toContainText('<b>Only this</b>');
});

test('an edit can be linked to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  await edit(demo);
  await replaceCode(demo, wrap('  return <p>Shared</p>;'));
  await expect(getFrame(demo).getByText('Shared')).toBeVisible({ timeout: 20_000 });
  await demo.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to this edit' }).click();
  await expect(
    demo.getByRole('status').filter({ hasText: 'Link to this edit copied.' }),
  ).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(`${PAGE}${new URL(link).hash}`);
  const otherDemo = other.locator(`[data-demo="${NAME}"]`);
  await otherDemo.getByRole('button', { name: 'Run this code' }).click();
  await expect(getFrame(otherDemo).getByText('Shared')).toBeVisible({ timeout: 20_000 });
});

test.describe('a broken demo never freezes or blanks the page', () => {
  const GOOD = wrap('  return <p>Good render</p>;');
  const CASES: Record<string, { code: string; says: RegExp }> = {
    'a syntax error': { code: wrap('  return <p>;'), says: /Line \d+/ },
    'an error during rendering': {
      code: wrap('  throw new Error("boom");'),
      says: /Line 2.*boom|boom/,
    },
    'an infinite render': {
      code: `import * as React from 'react';\n${wrap('  const [n, set] = React.useState(0);\n  set(n + 1);\n  return <p>{n}</p>;')}`,
      says: /Too many re-renders/,
    },
    'an endless loop': {
      code: wrap('  for (;;) {}\n  return <p>never</p>;'),
      says: /2 seconds|didn't respond/,
    },
  };

  for (const [name, { code, says }] of chooseCases(__filename, Object.entries(CASES))) {
    test(name, async ({ page }) => {
      await page.goto(PAGE);
      const demo = await reachDemo(page, NAME);
      await edit(demo);
      await replaceCode(demo, GOOD);
      await expect(getFrame(demo).getByText('Good render')).toBeVisible({ timeout: 20_000 });
      await replaceCode(demo, code);
      await expect(demo.getByText(says).first()).toBeVisible({ timeout: 20_000 });
      // The page responds, and the previous result is still there.
      await expect(getFrame(demo).getByText('Good render')).toBeVisible();
      await demo.getByRole('button', { name: 'Reset the demo' }).click();
      await expect(demo.getByRole('tree')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  const MUTATIONS: Record<string, { mutate: (script: string) => string; says: RegExp }> = {
    'a demo that throws': {
      mutate: (script) =>
        script.replace('"leek-potato"', '(()=>{throw new Error("boom in the demo")})()'),
      says: /This demo failed: boom in the demo/,
    },
    'a demo whose code is broken': { mutate: () => '(', says: /Couldn't load the demo/ },
  };

  for (const [name, { mutate, says }] of chooseCases(__filename, Object.entries(MUTATIONS))) {
    test(name, async ({ page }) => {
      let isMutated = true;
      await page.route('**/assets/js/*.js', async (route) => {
        const response = await route.fetch();
        const script = await response.text();
        const isDemo = script.includes('itemId:"leek-potato"') && !script.includes('JSON.parse');
        await route.fulfill({ response, body: isDemo && isMutated ? mutate(script) : script });
      });
      await page.goto(PAGE);
      const demo = await reachDemo(page, NAME);
      await expect(demo.getByText(says)).toBeVisible();
      const report = demo.getByRole('link', { name: 'Report the error' });
      if (name === 'a demo that throws') {
        const address = new URL((await report.getAttribute('href'))!);
        expect(address.searchParams.get('body')).toContain('boom in the demo');
        expect(address.searchParams.get('body')).toContain(LIBRARY_VERSION);
      }
      const other = page.locator('[data-demo="FirstRichTree"]');
      await other.scrollIntoViewIfNeeded();
      await expect(other.getByRole('tree')).toBeVisible();
      isMutated = false;
    });
  }
});

test("the page's own scripts evaluate no strings as code", async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) {
      refused.push(message.text());
    }
  });
  await page.goto(PAGE);
  const demo = await reachDemo(page, NAME);
  await edit(demo);
  await replaceCode(demo, wrap('  return <p>Under a policy</p>;'));
  await expect(getFrame(demo).getByText('Under a policy')).toBeVisible({ timeout: 20_000 });
  expect(refused).toEqual([]);
});
