import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RENAMES } from '../nav/renames';
import { createRedirects, listRedirectPages, readDocsVersions } from '../plugins/versions';
import { findOtherVersions } from '../plugins/versions/findOtherVersions';
import { listVersionPages } from '../plugins/versions/listPages';
import { listVersionEntries } from '../src/features/versions/versionEntries';
import {
  CURRENT_VERSION,
  getDocsDir,
  getVersionRoot,
  LIBRARY_VERSION,
  splitVersionPath,
  type VersionName,
} from '../src/lib/docsVersions';
import { isInAllVariants } from '../testing/plan/plan';
import { readLeftOut } from '../testing/builtSite/readLeftOut';
import { readLinks } from '../testing/builtSite/readLinks';

const SITE_DIR = path.join(__dirname, '..');
const BUILD_DIR = path.join(SITE_DIR, 'build');
const versions = listVersionPages(SITE_DIR);
const PLANS_PAGE = 'introduction/licensing/';

const leftOut = readLeftOut(BUILD_DIR);

const isBuilt = (address: string) => {
  const page = address.replace(/[?#].*$/, '');
  return leftOut.has(page) || existsSync(path.join(BUILD_DIR, page, 'index.html'));
};

test('all entries in the version menu exist, for every page of every version', () => {
  const dead: string[] = [];
  let count = 0;
  for (const [version, pages] of versions) {
    for (const page of pages) {
      const others = findOtherVersions(page, version, versions, RENAMES);
      for (const known of [others, undefined]) {
        for (const { href } of listVersionEntries(getVersionRoot(version) + page, known)) {
          count += 1;
          if (!isBuilt(href)) {
            dead.push(`${version} ${page} → ${href}`);
          }
        }
      }
    }
  }
  expect(count).toBeGreaterThan(3000);
  expect(dead).toEqual([]);
});

/**
 * scripts/check-redirects.ts follows all of them; this many are tested, unless a change affects
 * them.
 */
const TRIED = 14;

const OLD_ADDRESS = /^\/(x\/(v\d+\/)?(react-[\w-]+\/getting-started\/)?$|components\/)/;

test(
  'old URLs also redirect in the browser, with query and hash',
  { tag: '@detail' },
  async ({ page }) => {
    const redirects = listRedirectPages(createRedirects(SITE_DIR, readDocsVersions(SITE_DIR)));
    const old = redirects.filter(({ from }) => OLD_ADDRESS.test(from));
    const step = isInAllVariants(__filename) ? 1 : Math.ceil(old.length / TRIED);
    const tried = old.filter((_, index) => index % step === 0);
    expect(tried.length).toBeGreaterThan(5);
    for (const { from, to } of tried) {
      await page.goto(`${from}?a=1#b`);
      await page.waitForURL((url) => url.pathname === to && url.search === '?a=1');
      await expect(page.locator('h1')).toBeVisible();
    }
  },
);

test('the menu links to the same page and section in another version', async ({ page }) => {
  await page.goto('/x/react-charts/bars/#stacks');
  await page.getByText(`Switch version: ${LIBRARY_VERSION}`).click();
  await page.getByRole('list', { name: 'Versions' }).getByRole('link', { name: 'v7' }).click();
  await page.waitForURL('**/x/v7/react-charts/bars/#stacks');
  await expect(page.getByRole('complementary', { name: 'Old version' })).toContainText('v7');
  await page.getByRole('link', { name: `This page in ${LIBRARY_VERSION}` }).click();
  await page.waitForURL((url) => url.pathname === '/x/react-charts/bars/');
});

test(
  'a section that the other version lacks is removed from the URL',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/react-charts/bars/#SegmentCorners');
    await page.getByText(`Switch version: ${LIBRARY_VERSION}`).click();
    await page.getByRole('list', { name: 'Versions' }).getByRole('link', { name: 'v6' }).click();
    await page.waitForURL((url) => url.pathname === '/x/v6/react-charts/bars/' && url.hash === '');
  },
);

test(
  'a note explains why the reader is on a different page, and can be dismissed',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/introduction/mcp/#zed');
    await page.getByText(`Switch version: ${LIBRARY_VERSION}`).click();
    await page.getByRole('list', { name: 'Versions' }).getByRole('link', { name: 'v5' }).click();
    await page.waitForURL((url) => url.pathname === '/x/v5/introduction/' && url.search === '');
    const title = 'AI support via MCP';
    const note = page.getByRole('status').filter({ hasText: `“${title}”` });
    await expect(note).toBeVisible();
    // The message isn't in the URL: it stays as long as the reader does, and isn't shown to others.
    await page.evaluate(() => (window.location.hash = '#x'));
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: 'Hide this note' }).click();
    await expect(note).toHaveCount(0);
    // The menu leads back to where the reader was, also after a reload.
    await page.reload();
    await page.getByText('Switch version: v5').click();
    await page
      .getByRole('list', { name: 'Versions' })
      .getByRole('link', { name: LIBRARY_VERSION })
      .click();
    await page.waitForURL('**/x/introduction/mcp/#zed');
  },
);

test("the footer shows the page's version", async ({ page }) => {
  const read = (version: VersionName) =>
    (
      JSON.parse(
        readFileSync(path.join(SITE_DIR, getDocsDir(version), 'package.json'), 'utf8'),
      ) as { version: string }
    ).version;
  for (const [version, address] of [
    ['v7', '/x/v7/react-charts/'],
    [CURRENT_VERSION, '/x/react-charts/'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toContainText(` ${read(version)}.`);
  }
});

test(
  'the notice for an old version stays hidden for that version',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/v7/react-data-grid/');
    const notice = page.getByRole('complementary', { name: 'Old version' });
    await notice.getByRole('button', { name: 'Hide this notice in v7' }).click();
    await expect(notice).toBeHidden();
    await page.goto('/x/v7/react-charts/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(notice).toBeHidden();
    await page.goto('/x/v6/react-charts/');
    await expect(notice).toBeVisible();
  },
);

test('search engines ignore old versions and are sent to the current page', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const old = await read('/x/v7/react-charts/bars/');
  expect(old).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
  expect(old).toMatch(/<link[^>]+rel="?canonical"?[^>]+\.com\/x\/react-charts\/bars\//);
  const gone = await read('/x/v7/api/charts/responsive-chart-container/');
  expect(gone).toMatch(/noindex/);
  expect(await read('/x/react-charts/bars/')).not.toMatch(/noindex/);
});

test('without JavaScript, the menu links to the first page of each version', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/x/react-charts/bars/');
  await page.getByText(`Switch version: ${LIBRARY_VERSION}`).click();
  await page.getByRole('list', { name: 'Versions' }).getByRole('link', { name: 'v6' }).click();
  await expect(page).toHaveURL(/\/x\/v6\/react-charts\/$/);
  await context.close();
});

test(
  'links between pages of a version stay in it; others leave it',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/v7/react-charts/bars/');
    await page.locator('main').getByRole('link', { name: 'BarChart', exact: true }).last().click();
    await page.waitForURL('**/x/v7/api/charts/bar-chart/**');
    await page.getByRole('link', { name: 'MUI X documentation home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('There is no page at this address')).toHaveCount(0);
  },
);

test('badges and all other links to the plans lead to those of the same version', () => {
  const foreign: string[] = [];
  let count = 0;
  for (const [version, pages] of versions) {
    const root = getVersionRoot(version);
    for (const page of [...pages].filter((one) => !leftOut.has(root + one))) {
      const html = readFileSync(path.join(BUILD_DIR, root, page, 'index.html'), 'utf8');
      for (const link of readLinks(html).links) {
        const target = splitVersionPath(link.replace(/[?#].*$/, ''));
        if (target && target.page === PLANS_PAGE && page !== PLANS_PAGE) {
          count += 1;
          if (target.version !== version) {
            foreign.push(`${root}${page} → ${link}`);
          }
        }
      }
    }
  }
  expect(count).toBeGreaterThan(leftOut.size > 0 ? 100 : 500);
  expect(foreign).toEqual([]);
});
