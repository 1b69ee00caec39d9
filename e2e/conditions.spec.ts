import { expect, test, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { reachDemo } from './reachDemo';
import { waitForIdle } from '../testing/visitor/waitForIdle';

const PHONE = { width: 390, height: 844 };
const GRID = '/x/react-data-grid/column-pinning/';
const PICKERS = '/x/react-date-pickers/date-picker/';
const PIVOTS = '/x/react-data-grid/pivoting/';
const API = '/x/api/data-grid/data-grid-premium/';

async function choose(page: Page, choices: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (window === window.top) {
      Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
    }
  }, choices);
}

/**
 * Blocks of text whose characters aren't in order from left to right on each line. Code counts as
 * one character, because its content has its own direction.
 */
function listReversed(): string[] {
  const blocks = document.querySelectorAll('main :is(p, li, h1, h2, h3, td, th), nav li > a');
  const range = document.createRange();
  const isReversed = (block: Element) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let previous: DOMRect | undefined;
    while (walker.nextNode()) {
      const { length } = walker.currentNode as Text;
      // The first and last character of each text node are enough to determine its direction.
      for (const index of length > 1 ? [0, length - 1] : [0]) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + 1);
        const sign = range.getBoundingClientRect();
        const isSameLine = previous && Math.abs(previous.bottom - sign.bottom) < 4;
        if (sign.width > 0 && isSameLine && sign.left < previous!.left) {
          return true;
        }
        previous = sign.width > 0 ? sign : previous;
      }
    }
    return false;
  };
  return [...blocks]
    .filter((block) => !block.closest('[data-demo], svg, pre, table') && !block.querySelector('ul'))
    .filter((block) => getComputedStyle(block).display !== 'flex' && isReversed(block))
    .map((block) => block.textContent.slice(0, 80));
}

test(
  'English sentences keep their order in a right-to-left layout',
  { tag: '@detail' },
  async ({ page }) => {
    await choose(page, { 'docs-direction': 'rtl' });
    for (const path of [GRID, PICKERS, '/x/introduction/licensing/', API]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(listReversed), path).toEqual([]);
    }
  },
);

test(
  'code in demos starts at its beginning in a right-to-left layout',
  { tag: '@detail' },
  async ({ page }) => {
    await choose(page, { 'docs-direction': 'rtl' });
    await page.setViewportSize(PHONE);
    await page.goto(PICKERS);
    const demo = await reachDemo(page, 'CourseStartDate');
    const first = demo.locator('pre code > span').first();
    const { x } = (await first.boundingBox())!;
    const frame = (await demo.boundingBox())!;
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + 60);
  },
);

for (const [direction, path] of [
  ['ltr', PICKERS],
  ['rtl', PIVOTS],
] as const) {
  test(
    `a demo that is wider than a phone fades at the edge where it goes on, in ${direction}`,
    { tag: '@detail' },
    async ({ page }) => {
      await choose(page, { 'docs-direction': direction });
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const stages = page.locator('[data-frame="playground"] > div:has([data-live])');
      const getEdges = (stage: Locator) =>
        stage.evaluate((each) => {
          const { maskImage, maskPosition } = getComputedStyle(each);
          const isWide = each.scrollWidth > each.clientWidth;
          const right = { '-32px 0px': true, '0px 0px': false }[maskPosition];
          return { isWide, isMasked: maskImage !== 'none', right };
        });
      const scroll = (stage: Locator, to: number) =>
        stage.evaluate((each, left) => each.scrollTo({ left }), to);
      const found: boolean[] = [];
      for (const stage of await stages.all()) {
        await stage.scrollIntoViewIfNeeded();
        await expect(stage.locator('[class*="Mui"]').first()).toBeVisible();
        const { isWide } = await getEdges(stage);
        found.push(isWide);
        if (isWide) {
          const end = direction === 'ltr' ? 1000 : -1000;
          await expect
            .poll(() => getEdges(stage))
            .toEqual({ isWide, isMasked: true, right: direction === 'ltr' });
          await scroll(stage, end);
          await expect
            .poll(() => getEdges(stage))
            .toEqual({ isWide, isMasked: true, right: direction === 'rtl' });
        } else {
          expect((await getEdges(stage)).isMasked).toBe(false);
        }
      }
      expect(found).toContain(true);
    },
  );
}

/** The two most frequent colors of an element: its background and its text. */
async function readColors(locator: Locator): Promise<[number, number][]> {
  const { data } = PNG.sync.read(await locator.screenshot());
  const counts = new Map<number, number>();
  for (let index = 0; index < data.length; index += 4) {
    const light = Math.round((data[index]! + data[index + 1]! + data[index + 2]!) / 3);
    counts.set(light, (counts.get(light) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

test('forced colors show what is selected, and its text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PICKERS);
  const demo = await reachDemo(page);
  await expect(demo.getByRole('radio', { name: 'JS' })).toBeVisible();
  const pairs: [Locator, Locator][] = [
    [demo.getByRole('radio', { name: 'TS' }), demo.getByRole('radio', { name: 'JS' })],
    [
      page.locator('nav [aria-current="page"]').first(),
      page.getByRole('link', { name: 'Quickstart' }).first(),
    ],
  ];
  const expectDifferent = async (chosen: Locator, other: Locator) => {
    const [[ground, size]] = (await readColors(chosen)) as [[number, number]];
    const colors = await readColors(chosen);
    const text = colors.filter(([light]) => Math.abs(light - ground) > 100);
    const textSize = text.reduce((sum, [, count]) => sum + count, 0);
    expect(textSize / size, 'text on the selected option').toBeGreaterThan(0.02);
    const [[otherGround]] = (await readColors(other)) as [[number, number]];
    expect(Math.abs(otherGround - ground), 'selected and not selected').toBeGreaterThan(50);
  };
  for (const [chosen, other] of pairs) {
    await expectDifferent(chosen, other);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  const options = page.getByRole('group', { name: 'Direction' }).locator('label');
  await expectDifferent(options.first(), options.last());
});

test(
  'printing from dark mode is light, including demos, and dark mode is restored',
  { tag: '@detail' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, { 'mui-mode': 'dark' });
    await page.goto(GRID);
    const demo = await reachDemo(page);
    const cell = demo.locator('[role="gridcell"]').first();
    await expect(cell).toBeVisible();
    const readLight = (locator: Locator, property: 'color' | 'backgroundColor') =>
      locator.evaluate((element, name) => {
        const style = getComputedStyle(element);
        const parts = style[name].match(/[\d.]+/g)!.map(Number);
        return (parts[0]! + parts[1]! + parts[2]!) / 3;
      }, property);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    // Demos that come near while the page is laid out for paper also render onto it.
    await waitForIdle(page);
    expect(await readLight(page.locator('body'), 'backgroundColor')).toBe(255);
    expect(await readLight(page.locator('h1'), 'color')).toBeLessThan(80);
    expect(await readLight(cell, 'color')).toBeLessThan(80);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect(await readLight(page.locator('body'), 'backgroundColor')).toBeLessThan(40);
    expect(await readLight(cell, 'color')).toBeGreaterThan(180);
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  },
);

test(
  "touch users can reach a code block's buttons, which cover none of its lines, and the whole end of a page",
  { tag: '@detail' },
  async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto('/x/react-data-grid/quickstart/');
    const copy = page.locator('.theme-code-block [data-copy-button]').first();
    expect(await copy.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    const covered = await page.locator('.theme-code-block').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const lines = [...block.querySelectorAll('.token-line')];
        const buttons = block.querySelector('[class*="buttonGroup"]')!.getBoundingClientRect();
        const isCovered = lines[0]!.getBoundingClientRect().top < buttons.bottom;
        return lines.length > 1 && isCovered ? [block.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    const { x, y, width, height } = (await button.boundingBox())!;
    for (const part of await page.locator('footer :is(a, p)').all()) {
      const box = (await part.boundingBox())!;
      const isClear = box.y + box.height <= y || box.x + box.width <= x || box.x >= x + width;
      expect(isClear || box.y >= y + height, (await part.textContent())!).toBe(true);
    }
    await context.close();
  },
);

for (const width of [390, 1440]) {
  test(
    `text at twice its size fits into the ad without overlapping at ${width} px`,
    { tag: '@detail' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Math.random = () => 0.5;
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      await page.goto('/x/introduction/');
      const ad = page.getByRole('complementary', { name: 'Advertisement' });
      await expect(ad).toBeVisible();
      const [words, publisher] = await ad.locator('p').evaluateAll((paragraphs) =>
        paragraphs.map((paragraph) => {
          const { fontSize, lineHeight } = getComputedStyle(paragraph);
          const { top, bottom } = paragraph.getBoundingClientRect();
          return { top, bottom, spacing: parseFloat(lineHeight) / parseFloat(fontSize) };
        }),
      );
      const { y, height } = (await ad.boundingBox())!;
      expect(words!.spacing).toBeGreaterThan(1.2);
      expect(publisher!.top).toBeGreaterThanOrEqual(words!.bottom);
      expect(publisher!.bottom).toBeLessThanOrEqual(y + height);
    },
  );
}

test('anchors are at the same distance below the header', async ({ page }) => {
  for (const [path, id] of [
    [GRID, 'pin-from-code'],
    [GRID, 'PinInitial'],
    [API, 'data-grid-premium-prop-aggregationFunctions'],
    ['/x/react-data-grid/events/', 'event-cellClick'],
  ] as const) {
    await page.goto(`${path}#${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const readGap = () =>
      page.evaluate((target) => {
        const { top } = document.getElementById(target)!.getBoundingClientRect();
        // On pages with a filter, it stays below the header.
        const filter = document.querySelector('[data-filter]');
        const isBelowFilter = filter && filter.getBoundingClientRect().top < top;
        const above = isBelowFilter ? filter : document.querySelector('header')!;
        // Rows end between pixels.
        return Math.round((top - above.getBoundingClientRect().bottom) / 4) * 4;
      }, id);
    await expect.poll(readGap, path).toBe(24);
  }
});

test(
  'dense demos are dense in the libraries, and those with their own density keep it',
  { tag: '@detail' },
  async ({ page }) => {
    await choose(page, { 'docs-dense': 'true' });
    await page.goto(GRID);
    const first = await reachDemo(page);
    const row = first.locator('[role="row"][data-rowindex]').first();
    expect((await row.boundingBox())!.height).toBe(36);
    await page.goto(PICKERS);
    await reachDemo(page);
    const field = page.locator('[data-demo] .MuiPickersOutlinedInput-root').first();
    expect((await field.boundingBox())!.height).toBeLessThanOrEqual(40);
    await page.goto('/x/react-tree-view/rich-tree-view/items/');
    await reachDemo(page);
    const item = page.locator('[data-demo] .MuiTreeItem-content').first();
    expect((await item.boundingBox())!.height).toBe(24);
  },
);

test('asides start with a capital letter', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/x/introduction/licensing/');
  const titles = await page.locator('[class*="admonitionHeading"]').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !/^[A-Z]/.test(title.trim()))).toEqual([]);
});

test('the link to the next page contains its title', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/x/react-data-grid/performance/');
  const neighbours = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(neighbours.getByRole('link').last()).toHaveText(/Data Grid API/);
});

test(
  "labels of charts aren't cut off with reduced motion",
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/x/react-charts/styling/');
    // What a chart measures depends on what was measured by another one before.
    for (const name of ['PalettePicker', 'ColorsForEveryone']) {
      const labels = (await reachDemo(page, name)).locator('.MuiChartsAxis-directionX text');
      await expect(labels, name).not.toHaveCount(0);
      const texts = await labels.allTextContents();
      expect(
        texts.filter((text) => text === '' || text.endsWith('…')),
        name,
      ).toEqual([]);
    }
  },
);
