import { expect, test, type Locator, type Page } from '@playwright/test';
import { reachDemo } from './reachDemo';

const PAGE = '/x/react-date-pickers/accessibility/';

async function reachProbe(page: Page): Promise<Locator> {
  await page.goto(PAGE);
  return reachDemo(page, 'KeyProbe');
}

/** What has the focus, as the page has it: the text of a section or the day, and the month above. */
const getFocusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test.describe('keys of a field', () => {
  for (const [section, keys, text] of [
    ['Month', ['ArrowUp'], '06'],
    ['Month', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], '12'],
    ['Month', ['PageUp'], '10'],
    ['Month', ['PageDown'], '12'],
    ['Day', ['Home'], '01'],
    ['Day', ['End'], '31'],
    ['Day', ['Delete'], 'DD'],
    ['Day', ['Backspace'], 'DD'],
    ['Day', ['2', '1'], '21'],
    ['Year', ['ArrowUp'], '2026'],
  ] as const) {
    test(`${keys.join(', ')} in the ${section} section leads to ${text}`, async ({ page }) => {
      const demo = await reachProbe(page);
      const spin = demo.getByRole('spinbutton', { name: section });
      await spin.click();
      for (const key of keys) {
        await page.keyboard.press(key);
      }
      await expect(spin).toHaveText(text);
    });
  }

  test('arrows go from section to section, and not beyond', async ({ page }) => {
    const demo = await reachProbe(page);
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    for (const name of ['Day', 'Year', 'Year']) {
      await page.keyboard.press('ArrowRight');
      await expect(demo.getByRole('spinbutton', { name })).toBeFocused();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  });

  test('everything is selected and emptied at once', async ({ page }) => {
    const demo = await reachProbe(page);
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(demo.getByRole('group', { name: 'Sowing day' })).toHaveText(/MM.*DD.*YYYY/);
  });
});

test.describe('keys of a calendar', () => {
  for (const [key, day, month] of [
    ['ArrowLeft', '13', 'May 2025'],
    ['ArrowRight', '15', 'May 2025'],
    ['ArrowUp', '7', 'May 2025'],
    ['ArrowDown', '21', 'May 2025'],
    ['Home', '11', 'May 2025'],
    ['End', '17', 'May 2025'],
    ['PageUp', '14', 'June 2025'],
    ['PageDown', '14', 'April 2025'],
  ] as const) {
    test(`${key} leads to ${month}, ${day}`, async ({ page }) => {
      const demo = await reachProbe(page);
      await demo.getByRole('gridcell', { name: '14', exact: true }).focus();
      await page.keyboard.press(key);
      await expect(demo.getByRole('grid', { name: month })).toBeVisible();
      await expect.poll(() => getFocusedText(page)).toBe(day);
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} chooses the day`, async ({ page }) => {
      const demo = await reachProbe(page);
      const day = demo.getByRole('gridcell', { name: '15', exact: true });
      await demo.getByRole('gridcell', { name: '14', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(key);
      await expect(day).toHaveAttribute('aria-selected', 'true');
      await expect(demo.getByRole('spinbutton', { name: 'Day' })).toHaveText('15');
    });
  }
});

test('a popup opens and closes by keys, keeps the focus, and gives it back', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await reachDemo(page, 'NamelessPicker');
  const button = demo.getByRole('button', { name: /^Choose date/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a popup has the name that it is given', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await reachDemo(page, 'NamelessPicker');
  const button = demo.getByRole('button', { name: /^Choose date/ });
  await button.click();
  await expect(page.getByRole('dialog', { name: /\S/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await demo.getByRole('switch').or(demo.getByRole('checkbox')).click();
  await button.click();
  await expect(page.getByRole('dialog', { name: /\S/ })).toBeVisible();
});
