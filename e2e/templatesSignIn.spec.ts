import { expect } from '@playwright/test';
import { listViolations } from '../testing/visitor/listViolations';
import { openTemplate, typeAndLeave } from './openTemplate';
import { VARIANTS } from '../testing/plan/variants';
import { test } from './visit';

test('sign-in works with the keyboard, past its errors, to its end', async ({ startVisit }) => {
  const { page, messages } = await startVisit(VARIANTS[0]);
  await openTemplate(page, 'sign-in');
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await email.focus();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await typeAndLeave(page, 'ines@fenlight');
  await expect(email).toHaveAccessibleDescription(/^This isn't an email address/);
  await email.fill('ines@fenlight.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await password.focus();
  await page.keyboard.type('weeds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('4 attempts left');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Show password', pressed: true })).toBeFocused();
  await expect(password).toHaveAttribute('type', 'text');

  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toContainText(
    'ines@fenlight.example',
  );
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await password.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('seedling-28');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines' })).toBeFocused();
  expect(await listViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});
