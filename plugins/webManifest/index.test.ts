import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { PNG } from 'pngjs';
import { PRODUCTS } from '../../src/lib/products';
import { createWebManifestPlugin } from '.';

const siteDir = path.join(__dirname, '../..');
let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const read = (file: string) => readFileSync(path.join(outDir, file));

function createPlugin(hasCurrent: boolean) {
  const create = createWebManifestPlugin({ brand: 'MUI X', description: 'Components', hasCurrent });
  return create({ siteDir, baseUrl: '/base/' } as LoadContext);
}

it('writes a manifest whose icons exist in the right sizes', async () => {
  await createPlugin(true).postBuild!({ outDir } as never);
  const manifest = JSON.parse(read('x/manifest.json').toString());
  expect(manifest).toMatchObject({
    name: 'MUI X documentation',
    short_name: 'MUI X',
    start_url: '/base/x/introduction/',
    scope: '/base/x/',
    background_color: 'hsl(0, 0%, 100%)',
  });
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    PRODUCTS.map(({ slug }) => `/base/x/react-${slug}/`),
  );
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = PNG.sync.read(read(src.replace('/base/', '')));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it("draws the logo on the background, and rounds only the icons that systems don't cut", async () => {
  await createPlugin(true).postBuild!({ outDir } as never);
  const readPixel = (file: string, x: number, y: number) => {
    const { data, width } = PNG.sync.read(read(`img/icons/${file}`));
    return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  };
  expect(readPixel('maskable-512.png', 0, 0)).toEqual([255, 255, 255, 255]);
  expect(readPixel('icon-512.png', 0, 0)).toEqual([0, 0, 0, 0]);
  // The blue quarter of the logo.
  expect(readPixel('icon-512.png', 340, 170)).toEqual([0, 115, 230, 255]);
});

it('every version links to both, which the current one contains', async () => {
  const old = createPlugin(false);
  await old.postBuild!({ outDir } as never);
  expect(() => read('x/manifest.json')).toThrow();
  expect(JSON.stringify(old.injectHtmlTags!({ content: undefined }))).toContain(
    '/base/x/manifest.json',
  );
});
