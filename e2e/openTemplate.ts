import { expect, type Page } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';
import { watchConsole } from '../testing/visitor/watchConsole';

/** The URL of a template, with the choices in its frame. */
export const getAddress = (slug: string, query = '') => `/x/templates/${slug}/${query}`;

/** Opens a template and waits until it runs. Returns a list that collects console messages. */
export async function openTemplate(page: Page, slug: string, query = ''): Promise<string[]> {
  const messages = watchConsole(page);
  await page.goto(getAddress(slug, query));
  await expect(page.locator('[data-template] .isolated main h1')).toBeVisible();
  return messages;
}

/** Types into the focused field, and moves on to the next. */
export async function typeAndLeave(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

/** Moves the focus to the control with this name, using only Tab. */
export async function tabTo(page: Page, role: string, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page
      .getByRole(role as 'button', { name })
      .evaluateAll((elements) => elements.some((element) => element === document.activeElement));
    if (isThere) {
      return;
    }
  }
  throw new Error(`Tab doesn't reach the ${role} ${name}.`);
}

/** axe violations in a template, and whether it scrolls sideways. */
export async function listFlaws(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  const violations = await listViolations(page, { hasTargets: true });
  return [...(isTooWide ? ['scrolls sideways'] : []), ...violations];
}
