import { expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { CODE_STYLINGS, type CodeStyling } from '../src/lib/contracts/demos';
import { listDemos } from './listDemos';
import { runDemos } from './runDemos';
import { arrive, changeVariant, type OpenVisit, test } from './visit';

/** Share of pixels that may differ between two stylings of a demo. */
const TOLERANCE = 0.01;

const WIDE = { mode: 'light', direction: 'ltr', width: 1440 } as const;

// Demos of a frozen version are as they were when it was the current one.
const styled = listDemos().filter(
  ({ page, stylings }) => stylings.length === CODE_STYLINGS.length && !/^\/x\/v\d/.test(page),
);
const pages = [...new Set(styled.map(({ page }) => page))];

/** A picture of a running demo once two frames, one after the other, show the same. */
async function takePicture(page: Page, name: string): Promise<PNG> {
  const live = page.locator(`[data-demo="${name}"]`).getByTestId('live');
  await expect(live.locator('.isolated > *').first()).toBeVisible();
  // On whole pixels, wherever the lengths of code above have moved the demo to.
  const size = await live.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    element.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 2000;
      inline-size: ${Math.round(width)}px; background: var(--color-ground)`;
    return { width: Math.round(width), height: Math.round(height) };
  });
  const shoot = () => page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, ...size } });
  let picture = await shoot();
  await expect
    .poll(
      async () => {
        const previous = picture;
        await page.waitForTimeout(100);
        picture = await shoot();
        return picture.equals(previous);
      },
      { message: `${name} comes to rest`, intervals: [0] },
    )
    .toBe(true);
  await live.evaluate((element) => element.removeAttribute('style'));
  return PNG.sync.read(picture);
}

/** Pictures of a page's demos in one styling and both modes; the mode changes in place. */
async function takePictures(
  { page }: OpenVisit,
  path: string,
  styling: CodeStyling,
  names: readonly string[],
): Promise<ReadonlyMap<string, PNG>> {
  await page.setViewportSize({ width: WIDE.width, height: 1000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((value) => {
    if (window === window.top) {
      document.cookie = `codeStyling=${value};path=/`;
    }
  }, styling);
  await arrive(page, path);
  await runDemos(page);
  const pictures = new Map<string, PNG>();
  for (const mode of ['light', 'dark'] as const) {
    await changeVariant(page, { ...WIDE, mode });
    for (const name of names) {
      pictures.set(`${name} in ${mode}`, await takePicture(page, name));
    }
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
  test(`the stylings of the demos of ${path} look alike`, async ({ startVisit }) => {
    test.setTimeout(180_000);
    const names = styled.filter(({ page }) => page === path).map(({ name }) => name);
    const differences = [];
    let system: ReadonlyMap<string, PNG> | undefined;
    for (const styling of CODE_STYLINGS) {
      const pictures = await takePictures(await startVisit(WIDE), path, styling, names);
      system ??= pictures;
      for (const [picture, image] of pictures) {
        differences.push({ picture, styling, share: compare(system.get(picture)!, image) });
      }
    }
    expect(differences.filter(({ share }) => share > TOLERANCE)).toEqual([]);
  });
}
