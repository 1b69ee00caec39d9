import { expect, test } from '@playwright/test';
import { DOCS_VERSIONS, splitVersionPath } from '../src/lib/docsVersions';
import { listOldPages } from './listOldPages';
import {
  expectNoSidewaysScroll,
  expectSteady,
  listViolations,
  LOOKS,
  openLook,
  type Look,
} from './looks';
import { isOldMessage } from './oldMessages';
import { isOldViolation } from './oldViolations';
import { runDemos } from './runDemos';

/** Pages of the reference are made alike: one in so many is opened. */
const OPENED_REFERENCES = 8;

const getPage = (path: string) => splitVersionPath(path)?.page ?? '';

const isReference = (path: string) => getPage(path).startsWith('api/');

const pages = listOldPages();
const prose = pages.filter((path) => !isReference(path));
const references = pages.filter(isReference).filter((_, index) => index % OPENED_REFERENCES === 0);

/** Each page in one look; over the pages, every look comes as often as the others. */
const getLook = (index: number): Look => LOOKS[index % LOOKS.length]!;

for (const [index, path] of prose.entries()) {
  const look = getLook(index);
  test(`${path} in ${look.mode}, ${look.direction}, at ${look.width} px`, async ({ browser }) => {
    test.setTimeout(90_000);
    const { page, messages, close } = await openLook(browser, look);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    expect(await runDemos(page), 'space reserved for demos').toEqual([]);
    await expectSteady(page, look);
    await expectNoSidewaysScroll(page);
    const found = await listViolations(page);
    expect(found.filter((finding) => !isOldViolation(path, finding))).toEqual([]);
    expect(messages.filter((message) => !isOldMessage(path, message))).toEqual([]);
    await close();
  });
}

for (const version of DOCS_VERSIONS.slice(1)) {
  test(`pages of the reference of ${version}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const paths = references.filter((path) => splitVersionPath(path)?.version === version);
    expect(paths.length).toBeGreaterThan(0);
    const look = getLook(DOCS_VERSIONS.indexOf(version));
    const { page, messages, close } = await openLook(browser, look);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expectSteady(page, look);
      await expectNoSidewaysScroll(page);
      expect(messages, path).toEqual([]);
    }
    await close();
  });
}
