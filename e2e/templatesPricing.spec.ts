import { expect, type Page } from '@playwright/test';
import { SILENT_AT_FIRST } from '../docs/templates/pricing/service';
import { texts } from '../docs/templates/pricing/texts';
import { listFlaws, openTemplate, tabTo } from './openTemplate';
import { chooseVariants } from '../testing/plan/plan';
import { openPage } from '../testing/visitor/openPage';
import { test } from './visit';

const { calculator, compare, contact, costs, plans, questions } = texts;

const getPlan = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(`^${name}`) });

/** Matches a font file that the page loads from the display font's package. */
const isDisplayFont = (url: string) => /bricolage-grotesque[^/]*\.woff2/.test(url);

test('a slider changes every price with the keyboard, and the change is announced', async ({
  page,
}) => {
  const messages = await openTemplate(page, 'pricing');
  await expect(getPlan(page, 'Site')).toContainText('$384');
  await tabTo(page, 'slider', calculator.seatsSlider);
  await page.keyboard.press('ArrowRight');
  await expect(getPlan(page, 'Site')).toContainText('$400');
  await page.keyboard.press('End');
  await expect(getPlan(page, 'Firm')).toContainText('$1,710');
  await expect(getPlan(page, 'Crew')).toContainText(plans.tooSmall);
  await expect(page.getByRole('status').filter({ hasText: 'Firm $1,710' })).toBeAttached();
  await expect(page.getByText(costs.now(120, 'Site', '$1,920'))).toBeVisible();
  expect(messages).toEqual([]);
});

test('a number can be typed, and an invalid one changes nothing', async ({ page }) => {
  await openTemplate(page, 'pricing');
  await tabTo(page, 'textbox', calculator.seats);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('500');
  const field = page.getByRole('textbox', { name: calculator.seats });
  await expect(field).toHaveAccessibleDescription(calculator.seatsWrong(120));
  await expect(getPlan(page, 'Site')).toContainText('50 people');
  await page.keyboard.press('Backspace');
  await expect(getPlan(page, 'Site')).toContainText('$800');
});

test('a year costs ten months, and this is announced', async ({ page }) => {
  await openTemplate(page, 'pricing');
  await tabTo(page, 'button', calculator.yearly);
  await page.keyboard.press('Space');
  await expect(getPlan(page, 'Site')).toContainText('$320');
  await expect(getPlan(page, 'Site')).toContainText(plans.billedYearly('$3,840'));
  await expect(page.getByRole('status').filter({ hasText: 'Site $320' })).toBeAttached();
});

test('a request can be sent with just the keyboard, past its errors', async ({ page }) => {
  const messages = await openTemplate(page, 'pricing');
  await tabTo(page, 'button', plans.firm.action);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: contact.title });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'button', contact.send);
  await page.keyboard.press('Enter');
  const name = dialog.getByRole('textbox', { name: contact.name });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(contact.errors.nameMissing);
  await page.keyboard.type('Ines Pohl');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SILENT_AT_FIRST);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pohl & Sons');
  await tabTo(page, 'button', contact.send);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(contact.failed);
  await expect(name).toHaveValue('Ines Pohl');
  expect(await listFlaws(page)).toEqual([]);
  await tabTo(page, 'button', contact.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: contact.sentTitle('Ines') })).toBeFocused();
  await tabTo(page, 'button', contact.close);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getPlan(page, 'Firm').getByRole('button')).toBeFocused();
  expect(messages).toEqual([]);
});

test('plans are compared in a grid, one at a time on phones', async ({ page }) => {
  await openTemplate(page, 'pricing');
  const grid = page.getByRole('grid', { name: compare.label });
  await expect(grid.getByRole('columnheader')).toHaveText(['Feature', 'Crew', 'Site', 'Firm']);
  await expect(grid.getByRole('row', { name: /Single sign-on/ })).toContainText(compare.yes);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid).toHaveCount(0);
  const choice = page.getByRole('group', { name: compare.choose });
  await choice.getByRole('button', { name: 'Crew' }).press('Space');
  await expect(page.getByText('20 GB')).toBeVisible();
});

test('a question opens its answer with the keyboard', async ({ page }) => {
  await openTemplate(page, 'pricing');
  const { question, answer } = questions.list[2]!;
  await tabTo(page, 'button', question);
  await page.keyboard.press('Enter');
  await expect(page.getByText(answer)).toBeVisible();
});

test('its font is loaded here and on no other template', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (isDisplayFont(request.url())) {
      fonts.push(request.url());
    }
  });
  await openTemplate(page, 'checkout');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
  await openTemplate(page, 'pricing');
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => fonts.length).toBe(1);
});

for (const variant of chooseVariants(__filename)) {
  const name = `${variant.mode}, ${variant.direction}, ${variant.width} px`;
  test(`axe finds nothing: ${name}`, async ({ context }) => {
    const { page } = await openPage(context, variant);
    const messages = await openTemplate(page, 'pricing');
    await expect(page.locator('.MuiLineElement-root')).toHaveCount(3);
    expect(await listFlaws(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
}
