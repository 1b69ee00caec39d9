import { expect, type Page } from '@playwright/test';
import { findEarliest, formatDay, getToday } from '../docs/templates/checkout/deliveryDays';
import { TEST_CARDS } from '../docs/templates/checkout/service';
import { texts } from '../docs/templates/checkout/texts';
import { listFlaws, openTemplate, tabTo, typeAndLeave } from './openTemplate';
import { chooseVariants } from '../testing/plan/plan';
import { openPage } from '../testing/visitor/openPage';
import { test } from './visit';

const { address, discount, done, payment, review, summary } = texts;
const DAY = findEarliest(getToday(), { leadDays: 4 });

const getHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const getField = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function typeDay(page: Page) {
  // In a right-to-left layout, the next section is a different one.
  const parts = { Day: 'DD', Month: 'MM', Year: 'YYYY' };
  for (const [name, format] of Object.entries(parts)) {
    await page.getByRole('spinbutton', { name }).focus();
    await page.keyboard.type(DAY.format(format));
  }
}

async function typeAddress(page: Page) {
  await tabTo(page, 'textbox', address.email);
  await typeAndLeave(page, 'mara@example.com');
  await typeAndLeave(page, '');
  await expect(page.getByRole('combobox', { name: address.country })).toBeFocused();
  await tabTo(page, 'textbox', address.name);
  await typeAndLeave(page, 'Mara Willems');
  await typeAndLeave(page, 'Kraanlei 55');
  await typeAndLeave(page, '9000');
  await typeAndLeave(page, 'Ghent');
  await typeDay(page);
  await page.keyboard.press('Tab');
}

async function typeCard(page: Page, number: string) {
  await tabTo(page, 'textbox', payment.number);
  await page.keyboard.press('ControlOrMeta+a');
  await typeAndLeave(page, number.replaceAll(' ', ''));
  await typeAndLeave(page, '1299');
  await typeAndLeave(page, '123');
  await typeAndLeave(page, 'Mara Willems');
}

/** Proceeds to the review, with just the keyboard. */
async function reachReview(page: Page, card: string) {
  await typeAddress(page);
  await tabTo(page, 'button', address.next);
  await page.keyboard.press('Enter');
  await expect(getHeading(page, payment.title)).toBeFocused();
  await typeCard(page, card);
  await tabTo(page, 'button', payment.next);
  await page.keyboard.press('Enter');
  await expect(getHeading(page, review.title)).toBeFocused();
}

async function order(page: Page) {
  await tabTo(page, 'button', /^Place order/);
  await page.keyboard.press('Enter');
}

test('an order can be placed with just the keyboard', async ({ page }) => {
  const messages = await openTemplate(page, 'checkout');
  await reachReview(page, TEST_CARDS.accepted);
  await expect(page.getByText(review.cardEnding('Visa', '4242'))).toBeVisible();
  await expect(page.getByText(formatDay(DAY))).toBeVisible();
  await order(page);
  await expect(getHeading(page, done.title('Mara'))).toBeFocused();
  await expect(page.getByText('ES-20417')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/4242|Mara/);
  expect(messages).toEqual([]);
});

test('a form with errors moves to the first one and announces each', async ({ page }) => {
  await openTemplate(page, 'checkout');
  await tabTo(page, 'button', address.next);
  await page.keyboard.press('Enter');
  const email = getField(page, address.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(address.errors.emailMissing);
  await expect(page.getByText(address.errors.postcodeMissing)).toBeVisible();
  await typeAndLeave(page, 'mara');
  await expect(email).toHaveAccessibleDescription(address.errors.emailWrong);
  await expect(getField(page, address.city)).toHaveAttribute('aria-invalid', 'true');
});

test('a declined card can be changed, and a request without a response repeated', async ({
  page,
}) => {
  await openTemplate(page, 'checkout');
  await reachReview(page, TEST_CARDS.declined);
  await order(page);
  await expect(page.getByRole('alert')).toContainText(review.problems.declined.title);
  await expect(page.getByRole('button', { name: review.problems.declined.action })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getHeading(page, payment.title)).toBeFocused();
  const number = getField(page, payment.number);
  await expect(number).toHaveAccessibleDescription(payment.errors.numberDeclined);
  await expect(getField(page, payment.holder)).toHaveValue('Mara Willems');
  await tabTo(page, 'textbox', payment.number);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(TEST_CARDS.silentAtFirst.replaceAll(' ', ''));
  await expect(number).toHaveValue(TEST_CARDS.silentAtFirst);
  await tabTo(page, 'button', payment.next);
  await page.keyboard.press('Enter');
  await order(page);
  // The service doesn't respond to the very first attempt; this is the second.
  await expect(getHeading(page, done.title('Mara'))).toBeFocused();
});

test("a service that doesn't respond loses nothing", async ({ page }) => {
  await openTemplate(page, 'checkout');
  await reachReview(page, TEST_CARDS.silentAtFirst);
  await order(page);
  await expect(page.getByRole('alert')).toContainText(review.problems.unreachable.title);
  await expect(page.getByText('Kraanlei 55')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getHeading(page, done.title('Mara'))).toBeFocused();
});

test('typed text stays after going back, and a change returns to the review', async ({ page }) => {
  await openTemplate(page, 'checkout');
  await reachReview(page, TEST_CARDS.accepted);
  await tabTo(page, 'button', review.changes.deliverTo);
  await page.keyboard.press('Enter');
  await expect(getHeading(page, address.title)).toBeFocused();
  await expect(getField(page, address.street)).toHaveValue('Kraanlei 55');
  await tabTo(page, 'textbox', address.street);
  await page.keyboard.type(' b');
  await tabTo(page, 'button', payment.next);
  await page.keyboard.press('Enter');
  await expect(getHeading(page, review.title)).toBeFocused();
});

test('a transfer can be chosen with arrow keys and gets its reference', async ({ page }) => {
  await openTemplate(page, 'checkout');
  await typeAddress(page);
  await tabTo(page, 'button', address.next);
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', payment.card);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: payment.transfer })).toBeChecked();
  await tabTo(page, 'button', payment.next);
  await page.keyboard.press('Enter');
  await order(page);
  await expect(page.getByText('+++000/0020/41747+++')).toBeVisible();
});

test("a code changes the total, or says why it doesn't", async ({ page }) => {
  await openTemplate(page, 'checkout');
  await tabTo(page, 'textbox', discount.label);
  await page.keyboard.type('opendoor');
  await page.keyboard.press('Enter');
  const field = getField(page, discount.label);
  await expect(field).toHaveAccessibleDescription(discount.errors.ended);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('winterlight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: discount.remove('WINTERLIGHT') })).toBeFocused();
  await expect(page.getByText('€433.80')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByText('€481.00')).toBeVisible();
});

test('a phone keeps the total in view and the order one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTemplate(page, 'checkout');
  await page.evaluate(() => window.scrollTo(0, 900));
  const bar = page.getByRole('button', { name: summary.show });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('€481.00');
  await bar.press('Enter');
  await expect(page.getByText('Lull reading lamp')).toBeVisible();
});

for (const variant of chooseVariants(__filename)) {
  const name = `${variant.mode}, ${variant.direction}, ${variant.width} px`;
  test(`axe finds nothing in any step: ${name}`, async ({ context }) => {
    test.setTimeout(120_000);
    const { page } = await openPage(context, variant);
    const messages = await openTemplate(page, 'checkout');
    expect(await listFlaws(page)).toEqual([]);
    await tabTo(page, 'button', address.next);
    await page.keyboard.press('Enter');
    expect(await listFlaws(page)).toEqual([]);
    await getField(page, address.email).focus();
    await page.keyboard.press('Shift+Tab');
    await typeAddress(page);
    await tabTo(page, 'button', address.next);
    await page.keyboard.press('Enter');
    await expect(getHeading(page, payment.title)).toBeFocused();
    expect(await listFlaws(page)).toEqual([]);
    await typeCard(page, TEST_CARDS.silentAtFirst);
    await tabTo(page, 'button', payment.next);
    await page.keyboard.press('Enter');
    await order(page);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await listFlaws(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(getHeading(page, done.title('Mara'))).toBeFocused();
    expect(await listFlaws(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
}
