import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import LZString from 'lz-string';
import { dependencies } from '../docs/package.json';
import { reachDemo } from './reachDemo';

const PAGE = '/x/react-tree-view/quickstart/';
const NAME = 'FirstSimpleTree';
const TREE_VIEW = dependencies['@mui/x-tree-view'];

async function openDemo(page: Page) {
  await page.goto(PAGE);
  return reachDemo(page, NAME);
}

/** Catches what the page sends to an online editor; the test responds instead. */
async function catchForm(page: Page, button: string, address: string): Promise<URLSearchParams> {
  let body = '';
  await page.context().route(address, async (route) => {
    body = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: '<title>Editor</title>' });
  });
  const demo = await openDemo(page);
  const opened = page.waitForEvent('popup');
  await demo.getByRole('button', { name: button }).click();
  await (await opened).waitForLoadState();
  return new URLSearchParams(body);
}

test('StackBlitz receives a Vite project with exact versions', async ({ page }) => {
  const form = await catchForm(page, 'Open in StackBlitz', 'https://stackblitz.com/**');
  const manifest = JSON.parse(form.get('project[files][package.json]')!);
  expect(manifest.dependencies).toMatchObject({ '@mui/x-tree-view': TREE_VIEW, react: '18.3.1' });
  expect(form.get(`project[files][src/${NAME}.tsx]`)).toContain('SimpleTreeView');
  expect(form.get('project[template]')).toBe('node');
});

test('CodeSandbox receives the same, compressed', { tag: '@detail' }, async ({ page }) => {
  const form = await catchForm(page, 'Open in CodeSandbox', 'https://codesandbox.io/**');
  const packed = form.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(LZString.decompressFromBase64(packed)) as {
    files: Record<string, { content: unknown }>;
  };
  expect(files[`src/${NAME}.tsx`]!.content).toContain('SimpleTreeView');
  expect(JSON.stringify(files['package.json']!.content)).toContain(TREE_VIEW);
});

test(
  'the archive contains the project in the chosen language',
  { tag: '@detail' },
  async ({ page }) => {
    const demo = await openDemo(page);
    await demo.getByRole('radio', { name: 'JS' }).click();
    await demo.getByRole('button', { name: 'More' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as a zip' }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(`${NAME}.zip`);
    const files = unzipSync(readFileSync(await download.path()));
    const entry = Object.keys(files).find((file) => file.endsWith(`${NAME}.jsx`))!;
    expect(strFromU8(files[entry]!)).toContain('SimpleTreeView');
    const readme = Object.keys(files).find((file) => file.endsWith('README.md'))!;
    expect(strFromU8(files[readme]!)).toContain(PAGE);
  },
);

test('the playground opens with the demo', async ({ page }) => {
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Open in the playground' }).click();
  await expect(page).toHaveURL(/\/playground\/#demo=/);
  await expect(page.locator('.cm-content')).toContainText('SimpleTreeView');
});
