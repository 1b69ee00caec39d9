import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ReceiverProcess, startReceiver } from '../testing/feedback/startReceiver';
import { findFreePort } from '../testing/servers/findFreePort';
import { configureFeedback } from './feedbackServer';
import { simulateActivity } from '../testing/visitor/simulateActivity';

const PAGE = '/x/introduction/support/';
const COMMENT = 'The second table says less than the code does.';

const getFoot = (page: Page) => page.locator('[data-feedback]');
const getVote = (page: Page, name: 'Yes' | 'Undo') =>
  getFoot(page).getByRole('button', { name, exact: true });
const getStatus = (page: Page) => getFoot(page).getByRole('status');
const submit = (page: Page) => page.getByRole('dialog').locator('[type="submit"]').click();

let folder: string;
let receiver: ReceiverProcess;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
});

test.afterAll(async () => {
  expect((await receiver.kill('SIGTERM')).status).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('the page and the receiver agree, even if it was killed in between', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const database = { kind: 'sqlite', file: path.join(folder, 'feedback.sqlite') } as const;
  const port = await findFreePort();
  const settings = { FEEDBACK_SITE_ORIGIN: baseURL, FEEDBACK_REPORT_TOKEN: 'token' };
  receiver = await startReceiver(database, port, settings);
  const readReport = async () => {
    const headers = { authorization: 'Bearer token' };
    const csv = await (await fetch(`${receiver.origin}/report.csv`, { headers })).text();
    return csv.trim().split('\r\n').slice(1);
  };

  await configureFeedback(page, `${receiver.origin}/feedback`);
  await page.goto(PAGE);
  await simulateActivity(page);
  await getVote(page, 'Yes').click();
  await expect.poll(readReport).toEqual([expect.stringContaining(`${baseURL}${PAGE},,,1,,`)]);

  await receiver.kill('SIGKILL');
  await page.getByRole('textbox', { name: /^Comment/ }).fill(COMMENT);
  await submit(page);
  await expect(page.getByRole('dialog')).toContainText("Couldn't submit feedback.");
  receiver = await startReceiver(database, port, settings);
  await submit(page);
  await expect(getStatus(page)).toHaveText('Feedback submitted');
  expect(await readReport()).toEqual([
    expect.stringContaining(`${baseURL}${PAGE},,,1,${COMMENT},`),
  ]);

  await page.locator('h2#github').hover();
  await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
  await page.getByRole('textbox', { name: /^Comment/ }).fill(`=${COMMENT}`);
  await submit(page);
  await expect(getStatus(page)).toHaveText('Feedback submitted');
  await getVote(page, 'Undo').click();
  await expect
    .poll(readReport)
    .toEqual([expect.stringContaining(`${baseURL}${PAGE}#github,GitHub,,'=${COMMENT},`)]);

  await page.getByRole('button', { name: 'Give feedback on “GitHub”' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'No', exact: true }).click();
  await expect
    .poll(readReport)
    .toEqual([expect.stringContaining(`${baseURL}${PAGE}#github,GitHub,0,'=${COMMENT},`)]);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readReport).toEqual([]);
});
