import type { Page } from '@playwright/test';

/** Gives the page another sheet, as a script may: the policy of the site allows no element with text. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
