import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { CODE_STYLINGS } from '../src/lib/contracts/demos';
import { CODE_STYLING_COOKIE } from '../src/lib/preferenceKeys';
import { comparePictures } from './comparePictures';
import { listTypefaces } from './listTypefaces';
import { listViolations } from '../testing/visitor/listViolations';
import { getAddress, openTemplate } from './openTemplate';
import { chooseCases, chooseVariants } from '../testing/plan/plan';
import { VARIANTS } from '../testing/plan/variants';
import { expectNoSidewaysScroll, expectSteady } from '../testing/visitor/variants';
import { test } from './visit';

/** All templates, with their URLs and the first heading of their pages. */
const TEMPLATES = [
  { slug: 'checkout', entry: 'Checkout', heading: 'Where should it go?' },
  { slug: 'pricing', entry: 'Pricing', heading: 'Pay for hands on site, not for logins.' },
  { slug: 'sign-in', entry: 'SignIn', heading: 'Sign in' },
  { slug: 'sign-up', entry: 'SignUp', heading: 'Create your account' },
] as const;

/** The share of pixels that may differ between two stylings. */
const TOLERANCE = 0.01;

const MODES = ['light', 'dark'] as const;
const WIDTHS = [1440, 390] as const;

/** Opens a template and waits until everything that it loads by itself is there. */
async function arrive(
  page: Page,
  { slug, heading }: Pick<(typeof TEMPLATES)[number], 'slug' | 'heading'>,
): Promise<void> {
  await openTemplate(page, slug);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a template until its fonts have loaded in time: with the fallbacks, lines break elsewhere.
 */
async function arriveWithLetters(page: Page, template: (typeof TEMPLATES)[number]): Promise<void> {
  await expect(async () => {
    await arrive(page, template);
    const texts = '[data-template] .isolated main :is(h1, label, p)';
    expect((await listTypefaces(page, texts)).filter(({ isFetched }) => !isFetched)).toEqual([]);
  }).toPass();
}

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(
    `the gallery links to every template, and images don't move: ${mode}, ${direction}, ${width} px`,
    { tag: '@detail' },
    async ({ startVisit }) => {
      const { page, messages } = await startVisit(variant);
      await page.goto('/x/templates/');
      for (const { slug } of TEMPLATES) {
        const picture = page.locator(`img[src*="/${slug}-${mode}."]`);
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(1280);
      }
      await expect(page.getByRole('link', { name: /^Live preview/ })).toHaveCount(TEMPLATES.length);
      expect(await listViolations(page, { hasTargets: true })).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectSteady(page, variant);
      expect(messages).toEqual([]);
    },
  );
}

test(
  'what stands in for a template is removed when the template appears',
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const counts = new Set<number>();
      Object.assign(window, { counts });
      new MutationObserver(() => counts.add(document.querySelectorAll('h1').length)).observe(
        document,
        { childList: true, subtree: true },
      );
    });
    for (const { slug } of TEMPLATES) {
      await openTemplate(page, slug);
      const counts = await page.evaluate(() => [
        ...(window as unknown as { counts: Set<number> }).counts,
      ]);
      expect(Math.max(...counts), slug).toBe(1);
    }
  },
);

// Twelve images per template: only for one, unless a change affects the templates.
for (const template of TEMPLATES) {
  test(
    `${template.slug} looks the same in its stylings`,
    { tag: '@detail' },
    async ({ startVisit }, { project }) => {
      test.setTimeout(120_000);
      for (const mode of MODES) {
        for (const width of WIDTHS) {
          const pictures: PNG[] = [];
          for (const styling of CODE_STYLINGS) {
            const { page } = await startVisit({ mode, direction: 'ltr', width });
            const url = project.use.baseURL!;
            await page.context().addCookies([{ name: CODE_STYLING_COOKIE, value: styling, url }]);
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await arriveWithLetters(page, template);
            const stage = page.locator('[data-template]');
            pictures.push(PNG.sync.read(await stage.screenshot({ animations: 'disabled' })));
            await page.close();
          }
          const shares = pictures.map((picture) => comparePictures(pictures[0]!, picture));
          expect(Math.max(...shares), `${mode} ${width} ${shares.join()}`).toBeLessThan(TOLERANCE);
        }
      }
    },
  );
}

for (const template of chooseCases(__filename, TEMPLATES)) {
  for (const variant of chooseVariants(__filename)) {
    const { mode, direction, width } = variant;
    test(`${template.slug} is accessible in ${mode}, ${direction}, ${width} px`, async ({
      startVisit,
    }) => {
      const { page, messages } = await startVisit(variant);
      await arrive(page, template);
      expect(await listViolations(page, { hasTargets: true })).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectSteady(page, variant);
      expect(messages).toEqual([]);
    });
  }
}

for (const template of TEMPLATES) {
  test(
    `${template.slug} exports the code that it shows`,
    { tag: '@detail' },
    async ({ startVisit }) => {
      const { page, messages } = await startVisit(VARIANTS[0]);
      await arrive(page, template);
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as a zip' }).click();
      const archive = unzipSync(readFileSync(await (await downloaded).path()));
      const files = new Map(
        Object.entries(archive).map(([name, bytes]) => [
          name.replace(/^.*?\bsrc\//, ''),
          strFromU8(bytes),
        ]),
      );
      await page.getByRole('button', { name: 'Code', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /^Code of/ });
      const names = await dialog.getByRole('navigation').getByRole('button').allTextContents();
      expect(names[0]).toBe(`${template.entry}.tsx`);
      expect(names.length).toBeGreaterThan(8);
      for (const name of names) {
        await dialog.getByRole('button', { name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`view=code&file=${name}$`));
        const shown = await dialog.getByRole('region').locator('code').textContent();
        expect(files.get(name)?.trimEnd(), name).toBe(shown);
      }
      expect(await listViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(getAddress(template.slug));
      await expect(page.getByRole('button', { name: 'Code', exact: true })).toBeFocused();
      expect(messages).toEqual([]);
    },
  );
}

test('a URL shows what was chosen', { tag: '@detail' }, async ({ startVisit }) => {
  const { page } = await startVisit(VARIANTS[0]);
  await openTemplate(page, 'sign-in', '?theme=default&view=code&file=sign-in/parts.tsx');
  await expect(page.getByRole('region', { name: 'Code of sign-in/parts.tsx' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Default theme' })).toBeChecked();
  await page.getByLabel('Email').fill('ines');
  await page.getByRole('radio', { name: 'Custom theme' }).check({ force: true });
  await expect(page).toHaveURL(getAddress('sign-in'));
  // Changing the look isn't a restart.
  await expect(page.getByLabel('Email')).toHaveValue('ines');
});

test('everything is in the options on a phone', { tag: '@detail' }, async ({ startVisit }) => {
  const { page } = await startVisit({ mode: 'light', direction: 'ltr', width: 390 });
  await openTemplate(page, 'sign-in');
  await page.getByRole('button', { name: 'Options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Options' });
  await expect(dialog.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await listViolations(page, { hasTargets: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Options' })).toBeFocused();
});

test(
  "code that can't be loaded can be requested again, and so can the page",
  { tag: '@detail' },
  async ({ startVisit }) => {
    const { page } = await startVisit(VARIANTS[0]);
    let isBroken = true;
    await page.route('**/demo-sources/**', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await openTemplate(page, 'sign-in', '?view=code');
    await expect(page.getByRole('alert')).toContainText("Couldn't load the code");
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Code of SignIn.tsx' })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a template says what it is and where its code is', async ({ page }) => {
    await page.goto(getAddress('sign-in'));
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in template' })).toBeVisible();
    await page.getByRole('link', { name: 'All files as Markdown' }).click();
    await expect(page.locator('body')).toContainText('export default function SignIn');
  });
});
