import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DATE_LIBRARIES } from '../src/lib/dateLibraries';
import { CURRENT_VERSION } from '../src/lib/docsVersions';
import { DATE_LIBRARY_KEY } from '../src/lib/preferenceKeys';
import { readPartialVersions } from '../testing/builtSite/readLeftOut';
import { chooseFewPages, choosePages } from '../testing/plan/plan';
import { reachDemo } from './reachDemo';
import {
  isMisfit,
  readSpaces,
  runDemos,
  scrollToEnd,
  waitForDemos,
} from '../testing/visitor/runDemos';
import { storeChoices } from '../testing/visitor/openPage';
import { arrive, test } from './visit';
import { waitForStable } from '../testing/visitor/waitForStable';

const BUILD_DIR = path.join(__dirname, '../build');
const SOURCES_DIR = path.join(BUILD_DIR, 'demo-sources');
const VARIANT = { mode: 'light', direction: 'ltr', width: 1440 } as const;
const OTHERS = DATE_LIBRARIES.filter((library) => library !== 'dayjs');

/** Maps paths of pages to the names of their demos that are available with another library. */
const pages = new Map<string, string[]>();
for (const file of readdirSync(SOURCES_DIR, { recursive: true, encoding: 'utf8' })) {
  const [, folder, name] = /^(.+)\/(\w+)@luxon\.json$/.exec(file) ?? [];
  if (folder && name) {
    const page = `/x/${folder}/`;
    pages.set(page, [...(pages.get(page) ?? []), name]);
  }
}

/** What a reader sees of running demos: their text and the values of their fields. */
function readTexts(page: Page, names: readonly string[]) {
  return page.evaluate(
    (list) =>
      list.map((name) => {
        const live = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-live]`)!;
        // Each library numbers weeks differently.
        live
          .querySelectorAll<HTMLElement>('[role="rowheader"]')
          .forEach(({ style }) => style.setProperty('display', 'none', 'important'));
        const values = [...live.querySelectorAll('input')].map(({ value }) => value);
        // Direction marks and the many kinds of spaces are invisible. If a program formats a date
        // with its field's format, Luxon writes one digit instead of two.
        const text = [live.innerText, ...values].join('\n').replace(/[\u200e-\u2069]/g, '');
        return [name, text.replace(/\s+/g, ' ').replace(/\b0(?=\d)/g, '')];
      }),
    names,
  );
}

async function showDemos(page: Page, names: readonly string[]) {
  await scrollToEnd(page);
  await waitForDemos(page);
  await waitForStable(page);
  return readTexts(page, names);
}

test('there are demos to compare', () => {
  const known = choosePages(['/x/react-date-pickers/quickstart/']);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(known));
  if (!readPartialVersions(BUILD_DIR).has(CURRENT_VERSION)) {
    expect([...pages.values()].flat().length).toBeGreaterThan(15);
  }
});

for (const path of chooseFewPages(__filename, [...pages.keys()])) {
  test(`the demos of ${path} have the same text with every date library`, async ({
    startVisit,
  }) => {
    test.setTimeout(180_000);
    const names = pages.get(path)!;
    const { page, messages } = await startVisit(VARIANT);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, path);
    const written = await showDemos(page, names);
    for (const library of OTHERS) {
      await storeChoices(page, [[DATE_LIBRARY_KEY, library]]);
      for (const name of names) {
        await expect(page.locator(`[data-demo="${name}"]`)).toHaveAttribute('data-dates', library);
      }
      expect(await showDemos(page, names), library).toEqual(written);
    }
    expect(messages).toEqual([]);
  });
}

test('a demo, its code and its install command follow the library of the settings', async ({
  page,
}) => {
  await page.goto('/x/react-date-pickers/quickstart/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Luxon' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /install/i }).first()).toContainText('"luxon@');
  await expect(page.getByRole('tab', { name: 'Luxon' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );

  const demo = await reachDemo(page, 'FirstPicker');
  await demo.getByRole('button', { name: /code/i }).first().click();
  await expect(demo.locator('pre').first()).toContainText("DateTime.fromISO('2026-03-12')");
  await expect(demo.locator('[data-live]')).toContainText('03/12/2026');

  // An edit also runs with the library, and the playground starts with it.
  await demo
    .getByRole('button', { name: 'More' })
    .or(demo.getByRole('button', { name: /playground/i }))
    .first()
    .focus();
  await demo.getByRole('button', { name: /playground/i }).click();
  await expect(page).toHaveURL(/FirstPicker(@|%40)luxon/);
  await expect(page.locator('.cm-content')).toContainText('AdapterLuxon');
});

test(
  'a demo whose dates other libraries handle differently says that it keeps its own',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/react-date-pickers/');
    await storeChoices(page, [[DATE_LIBRARY_KEY, 'moment']]);
    const demo = await reachDemo(page, 'WorldClockField');
    await expect(demo.getByText('This demo only comes with Day.js')).toBeVisible();
  },
);

test(
  'a page moves nothing when its demos load with another library',
  { tag: '@detail' },
  async ({ startVisit }) => {
    const { page } = await startVisit(VARIANT);
    await page.addInitScript(([key]) => localStorage.setItem(key!, 'luxon'), [DATE_LIBRARY_KEY]);
    await arrive(page, '/x/react-date-pickers/date-picker/');
    await runDemos(page);
    expect((await readSpaces(page)).filter(isMisfit)).toEqual([]);
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  },
);

test('code blocks follow the library, from the first paint on', async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key!, 'moment'), [DATE_LIBRARY_KEY]);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/x/react-date-pickers/digital-clock/');
  await expect(page.getByText("minTime={moment('2025-10-14T09:00')}").first()).toBeVisible();
  await expect(page.getByText("minTime={dayjs('2025-10-14T09:00')}").first()).toBeHidden();
});
