import type { Page } from '@playwright/test';

/**
 * Without a license key, the commercial packages print this message, as they must. No other
 * messages are allowed.
 */
const MISSING_KEY = /MUI X: Missing license key/;

/** Collects console messages and uncaught errors of a page as they occur. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isAllowed = !process.env.MUI_X_LICENSE_KEY && MISSING_KEY.test(message.text());
    // The 404 page is served with its own status, which the browser reports.
    const isOwnStatus =
      message.location().url === page.url() && /status of 404/.test(message.text());
    if (!isAllowed && !isOwnStatus) {
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
