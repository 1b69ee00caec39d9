import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ADDRESS_BOOK_PATH, type AddressBook } from '../src/lib/contracts/addressBook';
import { choosePages, isInAllVariants } from '../testing/plan/plan';
import { MISSING_PAGE } from './listPages';
import { startDemos } from '../testing/visitor/runDemos';

/** Every page of every version complies with the policy it's served with while its demos run. */

/** The number of pages per test, so that workers can share them. */
const SHARE = 20;

const WINDOW = { width: 1280, height: 800 };
/** So high that every demo is near the window at the same time; it takes long to paint. */
const HIGH_WINDOW = { width: 1280, height: 20_000 };

/** How long demos may take, in ms; other tests check whether they run at all. */
const TIMEOUT_MS = 8000;

const { pages: built } = JSON.parse(
  readFileSync(path.join(__dirname, '../build', ADDRESS_BOOK_PATH), 'utf8'),
) as AddressBook;
const planned = choosePages(Object.keys(built));
/** What is blocked is also logged to the console, and everyPage.spec.ts opens all pages. */
const pages = [...(isInAllVariants(__filename) ? planned : planned.slice(0, 3)), MISSING_PAGE];
const shares = Array.from({ length: Math.ceil(pages.length / SHARE) }, (_, index) =>
  pages.slice(index * SHARE, (index + 1) * SHARE),
);

/** Collects what browsers block or would block in pages and their frames. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ documentURI, effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const place = `${sourceFile}:${lineNumber}`;
        window.reportViolation(
          [documentURI, effectiveDirective, blockedURI, sample, place].join(' '),
        );
      },
      true,
    );
  });
  return violations;
}

for (const [index, share] of shares.entries()) {
  test(`pages comply with their policy: ${index + 1} of ${shares.length}`, async ({ page }) => {
    test.setTimeout(share.length * 15_000);
    const violations = await watchViolations(page);
    for (const address of share) {
      await page.setViewportSize(WINDOW);
      const response = await page.goto(address);
      expect(response!.headers()['content-security-policy'], address).toContain(
        "script-src 'self'",
      );
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      if ((await page.locator('[data-demo]').count()) > 0) {
        await page.setViewportSize(HIGH_WINDOW);
        await startDemos(page, { timeout: TIMEOUT_MS });
      }
      if ((await page.locator('[data-template]').count()) > 0) {
        await page.locator('[data-template] .isolated main h1').waitFor();
      }
    }
    expect(violations).toEqual([]);
  });
}

declare global {
  interface Window {
    reportViolation: (text: string) => void;
  }
}
