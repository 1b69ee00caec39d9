import { expect, test } from '@playwright/test';

/** One page of each kind, and what it's laid out as. */
const KINDS = [
  ['/x/introduction/installation/', 'docs'],
  ['/x/react-charts/bars/', 'docs'],
  ['/x/react-data-grid/events/', 'docs'],
  ['/x/api/charts/bar-chart/', 'docs'],
  ['/x/api/charts/', 'docs'],
  ['/x/api/', 'single'],
  ['/x/api/changes/', 'single'],
  ['/x/migration/', 'single'],
  ['/x/offline/', 'single'],
  ['/x/search/', 'single'],
  ['/production-error/', 'single'],
  ['/', 'wide'],
  ['/x/templates/', 'wide'],
] as const;

/** Where each layout's text begins at 1440 px. */
const EDGES = { docs: 304, single: 260, wide: 120 };

const H1_SIZE = 40;
const HOME_SIZE = 52;

test('kinds of page share one grid and one scale of type', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const found: Record<string, unknown> = {};
  for (const [path] of KINDS) {
    await page.goto(path);
    found[path] = await page.locator('main h1').evaluate((heading) => ({
      size: parseFloat(getComputedStyle(heading).fontSize),
      edge: Math.round(heading.getBoundingClientRect().left),
    }));
  }
  const expected = KINDS.map(([path, layout]) => [
    path,
    { size: path === '/' ? HOME_SIZE : H1_SIZE, edge: EDGES[layout] },
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
});

test('the parts of a page are as wide as its text, or as the column beside the contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/x/react-charts/bars/', '/x/introduction/licensing/']) {
    await page.goto(path);
    const blocks = await page.locator('.markdown').evaluate((article) => {
      const { left } = article.getBoundingClientRect();
      return [...article.querySelectorAll(':scope > :is(p, ul, section, :has(> table))')].map(
        (block) => {
          const box = block.getBoundingClientRect();
          return `${box.left - left} ${box.width <= 720 ? 'text' : box.width}`;
        },
      );
    });
    expect([...new Set(blocks)].sort(), path).toEqual(['0 840', '0 text']);
  }
});
