import { expect, test, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { CODE_STYLINGS } from '../src/lib/contracts/demos';
import { listDemos } from './listDemos';

/** Share of pixels that may differ between two stylings of a demo. */
const TOLERANCE = 0.01;

// Demos of a frozen version are as they were when it was the current one.
const styled = listDemos().filter(
  ({ page, stylings }) => stylings.length === CODE_STYLINGS.length && !/^\/x\/v\d/.test(page),
);
const pages = [...new Set(styled.map(({ page }) => page))];

async function takePictures(page: Page, path: string, names: string[]): Promise<PNG[]> {
  await page.goto(path);
  const pictures: PNG[] = [];
  for (const name of names) {
    const live = page.locator(`[data-demo="${name}"]`).getByTestId('live');
    await live.scrollIntoViewIfNeeded();
    await expect(live.locator('.isolated > *').first()).toBeVisible();
    // Grids and charts measure themselves after they are there.
    await page.waitForTimeout(500);
    // On whole pixels, wherever the lengths of code above have moved the demo to.
    const size = await live.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      element.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 2000;
        inline-size: ${Math.round(width)}px; background: var(--color-ground)`;
      return { width: Math.round(width), height: Math.round(height) };
    });
    await page.waitForTimeout(300);
    const clip = { x: 0, y: 0, ...size };
    pictures.push(PNG.sync.read(await page.screenshot({ animations: 'disabled', clip })));
    await live.evaluate((element) => element.removeAttribute('style'));
  }
  return pictures;
}

function compare(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height) {
    return 1;
  }
  return pixelmatch(a.data, b.data, undefined, a.width, a.height) / (a.width * a.height);
}

test('there are styled demos to compare', () => {
  expect(styled.length).toBeGreaterThan(15);
});

for (const path of pages) {
  for (const mode of ['light', 'dark'] as const) {
    test(`the stylings of the demos of ${path} look alike in ${mode}`, async ({ browser }) => {
      test.setTimeout(120_000);
      const names = styled.filter(({ page }) => page === path).map(({ name }) => name);
      const pictures = [];
      for (const styling of CODE_STYLINGS) {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 1000 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.addInitScript(
          ([colorMode, codeStyling]) => {
            localStorage.setItem('mui-mode', colorMode!);
            document.cookie = `codeStyling=${codeStyling};path=/`;
          },
          [mode, styling],
        );
        pictures.push(await takePictures(page, path, names));
        await context.close();
      }
      const [system, ...others] = pictures;
      const differences = others.flatMap((list, index) =>
        list.map((picture, demo) => ({
          demo: names[demo],
          styling: CODE_STYLINGS[index + 1],
          share: compare(system![demo]!, picture),
        })),
      );
      expect(differences.filter(({ share }) => share > TOLERANCE)).toEqual([]);
    });
  }
}
