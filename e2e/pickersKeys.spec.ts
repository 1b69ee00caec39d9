import { expect, test, type Locator, type Page } from '@playwright/test';
import { reachDemo } from './reachDemo';

const PAGE = '/x/react-date-pickers/accessibility/';

async function reachProbe(page: Page): Promise<Locator> {
  await page.goto(PAGE);
  return reachDemo(page, 'KeyProbe');
}

/**
 * The focused element as shown on the page: the text of a section or the day, and the month above.
 */
const getFocusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test.describe('keys in a field', () => {
  test('a key changes its section', async ({ page }) => {
    const demo = await reachProbe(page);
    // From 05/14/2025.
    for (const [section, keys, text] of [
      ['Month', ['ArrowUp'], '06'],
      ['Month', ['ArrowDown'], '05'],
      ['Month', ['PageUp'], '10'],
      ['Month', ['PageDown'], '05'],
      ['Month', ['PageDown'], '12'],
      ['Month', ['ArrowUp'], '01'],
      ['Day', ['Home'], '01'],
      ['Day', ['End'], '31'],
      ['Day', ['2', '1'], '21'],
      ['Year', ['ArrowUp'], '2026'],
      ['Day', ['Delete'], 'DD'],
      ['Month', ['Backspace'], 'MM'],
      ['Month', ['ArrowDown'], '12'],
    ] as const) {
      await test.step(`${keys.join(', ')} in the ${section} section results in ${text}`, async () => {
        const spin = demo.getByRole('spinbutton', { name: section });
        await spin.click();
        for (const key of keys) {
          await page.keyboard.press(key);
        }
        await expect(spin).toHaveText(text);
      });
    }
  });

  test('arrows move between sections, and not beyond', { tag: '@detail' }, async ({ page }) => {
    const demo = await reachProbe(page);
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    for (const name of ['Day', 'Year', 'Year']) {
      await page.keyboard.press('ArrowRight');
      await expect(demo.getByRole('spinbutton', { name })).toBeFocused();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  });

  test('everything can be selected and cleared at once', { tag: '@detail' }, async ({ page }) => {
    const demo = await reachProbe(page);
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(demo.getByRole('group', { name: 'Sowing day' })).toHaveText(/MM.*DD.*YYYY/);
  });
});

test('keys in a calendar', { tag: '@detail' }, async ({ page }) => {
  // A key pressed while a month slides away is lost.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await reachProbe(page);
  await demo.getByRole('gridcell', { name: '14', exact: true }).focus();
  for (const [key, day, month] of [
    ['ArrowLeft', '13', 'May 2025'],
    ['ArrowRight', '14', 'May 2025'],
    ['ArrowUp', '7', 'May 2025'],
    ['ArrowDown', '14', 'May 2025'],
    ['Home', '11', 'May 2025'],
    ['End', '17', 'May 2025'],
    ['PageUp', '17', 'June 2025'],
    ['PageDown', '17', 'May 2025'],
    ['PageDown', '17', 'April 2025'],
  ] as const) {
    await test.step(`${key} moves to ${month}, ${day}`, async () => {
      await page.keyboard.press(key);
      await expect(demo.getByRole('grid', { name: month })).toBeVisible();
      await expect.poll(() => getFocusedText(page)).toBe(day);
    });
  }
  for (const [key, day] of [
    ['Enter', '18'],
    ['Space', '19'],
  ] as const) {
    await test.step(`${key} chooses the day`, async () => {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(key);
      await expect(demo.getByRole('gridcell', { name: day, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(demo.getByRole('spinbutton', { name: 'Day' })).toHaveText(day);
    });
  }
});

test('keys in a clock', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/x/react-date-pickers/time-picker/');
  const demo = await reachDemo(page, 'LandscapeClock');
  const clock = demo.getByRole('listbox');
  await clock.focus();
  // From 2:05 PM, in a 12-hour clock.
  for (const [key, hour] of [
    ['ArrowUp', '3 hours'],
    ['ArrowDown', '2 hours'],
    ['ArrowLeft', '2 hours'],
    ['ArrowRight', '2 hours'],
    ['PageUp', '7 hours'],
    ['PageDown', '2 hours'],
    ['PageDown', '12 hours'],
    ['ArrowDown', '11 hours'],
    ['ArrowUp', '12 hours'],
    ['End', '11 hours'],
    ['PageUp', '11 hours'],
    ['Home', '12 hours'],
  ] as const) {
    await test.step(`${key} moves to ${hour}`, async () => {
      await page.keyboard.press(key);
      await expect(clock.getByRole('option', { selected: true })).toHaveAccessibleName(hour);
    });
  }
  const minutes = demo.getByRole('listbox', { name: /minutes/i });
  for (const [key, minute] of [
    ['Enter', '10 minutes'],
    ['Space', '15 minutes'],
  ] as const) {
    await test.step(`${key} continues with the minutes`, async () => {
      await clock.focus();
      await page.keyboard.press(key);
      await minutes.focus();
      await page.keyboard.press('PageUp');
      await expect(minutes.getByRole('option', { selected: true })).toHaveAccessibleName(minute);
      await demo.getByRole('button', { name: /previous view/i }).click();
    });
  }
});

test.describe('keys in lists of times', () => {
  const PATH = '/x/react-date-pickers/digital-clock/';

  test(
    'a list: each key moves to a time, and Enter or Space chooses it',
    { tag: '@detail' },
    async ({ page }) => {
      await page.goto(PATH);
      const demo = await reachDemo(page, 'ListVsColumns');
      const list = demo.getByRole('listbox', { name: 'Select time' });
      await list.getByRole('option', { name: '09:30 AM' }).focus();
      // In steps of half an hour.
      for (const [key, time, choice] of [
        ['ArrowDown', '10:00 AM', 'Enter'],
        ['ArrowUp', '09:30 AM', 'Space'],
        ['PageDown', '12:00 PM', 'Enter'],
        ['PageUp', '09:30 AM', 'Enter'],
        ['Home', '12:00 AM', 'Enter'],
        ['PageUp', '12:00 AM', 'Enter'],
        ['ArrowUp', '11:30 PM', 'Enter'],
        ['ArrowDown', '12:00 AM', 'Enter'],
        ['End', '11:30 PM', 'Enter'],
      ] as const) {
        await test.step(`${key} moves to ${time}`, async () => {
          await page.keyboard.press(key);
          await expect(list.getByRole('option', { name: time })).toBeFocused();
          await page.keyboard.press(choice);
          await expect(list.getByRole('option', { selected: true })).toHaveText(time);
        });
      }
    },
  );

  test(
    'columns: choosing moves to the next, as does Tab, and digits move to an entry',
    { tag: '@detail' },
    async ({ page }) => {
      await page.goto(PATH);
      const demo = await reachDemo(page, 'ListVsColumns');
      const hours = demo.getByRole('listbox', { name: 'Select hours' });
      const minutes = demo.getByRole('listbox', { name: 'Select minutes' });
      await hours.getByRole('option', { selected: true }).focus();
      await page.keyboard.press('Tab');
      await expect(minutes.getByRole('option').and(page.locator(':focus'))).toBeVisible();
      await hours.getByRole('option', { selected: true }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(hours.getByRole('option', { selected: true })).toHaveAccessibleName('10 hours');
      await expect(minutes.getByRole('option').and(page.locator(':focus'))).toBeVisible();
      await page.keyboard.type('4');
      await expect(minutes.getByRole('option', { name: '40 minutes' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(minutes.getByRole('option', { selected: true })).toHaveAccessibleName(
        '40 minutes',
      );
    },
  );
});

test('keys in months and years', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/x/react-date-pickers/date-calendar/');
  const demo = await reachDemo(page, 'MonthAndYearAlone');
  // From March 2024; the years start with the latest, three in a row.
  for (const [group, keys] of [
    [
      'Month',
      [
        ['ArrowRight', 'Apr'],
        ['ArrowLeft', 'Mar'],
        ['ArrowDown', 'Jun'],
        ['ArrowUp', 'Mar'],
        ['ArrowUp', 'Dec'],
        ['ArrowRight', 'Jan'],
      ],
    ],
    [
      'Year',
      [
        ['ArrowRight', '2023'],
        ['ArrowLeft', '2024'],
        ['ArrowDown', '2021'],
        ['ArrowUp', '2024'],
        ['ArrowUp', '2024'],
      ],
    ],
  ] as const) {
    const choices = demo.getByRole('radiogroup', { name: group });
    await choices.getByRole('radio', { checked: true }).focus();
    for (const [key, text] of keys) {
      await test.step(`${key} in the ${group} group moves to ${text}`, async () => {
        await page.keyboard.press(key);
        await expect.poll(() => getFocusedText(page)).toBe(text);
        await page.keyboard.press('Enter');
        await expect(choices.getByRole('radio', { checked: true })).toHaveText(text);
      });
    }
  }
});

test('a pop-up opens and closes with keys, traps the focus, and restores it', async ({ page }) => {
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

test('a pop-up has the name passed to it', { tag: '@detail' }, async ({ page }) => {
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
