import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { chooseCases } from '../testing/plan/plan';
import { type ReceiverProcess, startReceiver } from '../testing/feedback/startReceiver';
import { createFeedback, createForm } from '../testing/feedback/writeFeedback';
import { findFreePort } from '../testing/servers/findFreePort';
import { watchConsole } from '../testing/visitor/watchConsole';

let folder: string;
let receiver: ReceiverProcess;

test.use({ httpCredentials: { username: 'anyone', password: 'token' } });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  const file = path.join(folder, 'feedback.sqlite');
  receiver = await startReceiver({ kind: 'sqlite', file }, await findFreePort(), {
    FEEDBACK_REPORT_TOKEN: 'token',
  });
  const section = {
    rating: undefined,
    commentSectionURL: 'http://localhost:3000/x/react-charts/bars/#stacking',
    commentSectionTitle: 'Stacking bars',
    comment: `Two lines,\n${'and a word that does not end'.replaceAll(' ', '').repeat(9)}`,
  };
  const vote = { ...section, rating: 0 as const, comment: '' };
  const sent = [{}, { rating: 0 as const, productId: 'x-data-grid' }, section, vote];
  for (const changes of sent) {
    await fetch(`${receiver.origin}/feedback`, {
      method: 'POST',
      body: new URLSearchParams(createForm(createFeedback(changes))),
    });
  }
});

test.afterAll(async () => {
  await receiver.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

for (const colorScheme of chooseCases(__filename, ['dark', 'light'] as const)) {
  for (const width of [390, 1440]) {
    test(`the report is accessible, ${colorScheme} at ${width} px`, async ({ page }) => {
      const messages = watchConsole(page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${receiver.origin}/report`);
      await expect(page.getByRole('rowheader', { name: /Stacking bars/ })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(messages).toEqual([]);
    });
  }
}

test('a section has its own votes', async ({ page }) => {
  await page.goto(`${receiver.origin}/report`);
  const row = page.getByRole('row').filter({ hasText: 'Stacking bars' });
  await expect(row.getByRole('cell')).toHaveText(['0', '1', '1']);
});

test('the report can be filtered, on the page and as CSV, with just the keyboard', async ({
  page,
}) => {
  await page.goto(`${receiver.origin}/report`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Product')).toBeFocused();
  await page.keyboard.type('x-d');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/product=x-data-grid/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all as CSV' }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('feedback.csv');
  expect(download.url()).toContain('product=x-data-grid');
});
