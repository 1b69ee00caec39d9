import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSizeKey } from './createBundle';
import { measureSizes } from './measureSizes';
import { readKnownSizes } from './readKnownSizes';

const SITE_DIR = path.join(__dirname, '../../..');

/** How much gzip may differ in another release of Node.js. */
const TOLERANCE = 0.005;

let cacheDir: string;

beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'known-sizes-'));
});

afterEach(() => {
  rmSync(cacheDir, { recursive: true });
});

test('the sizes in the repository are those of the installed packages; else run npm run sizes', async () => {
  const workspaceDir = path.join(SITE_DIR, 'docs');
  const found = await readKnownSizes(SITE_DIR, cacheDir);
  // The build measures components that pages added since then.
  const requests = found.requests.filter((request) => found.known.has(getSizeKey(request)));
  expect(requests.length).toBeGreaterThan(0);
  const report = jest.fn();
  const sizes = await measureSizes(requests, { workspaceDir, cacheDir, report });
  expect(report).not.toHaveBeenCalled();
  expect(sizes.size).toBe(requests.length);
  for (const [key, { alone, added }] of sizes) {
    const stored = found.known.get(key)!;
    expect(Math.abs(stored.alone / alone - 1)).toBeLessThan(TOLERANCE);
    // A small difference between large bundles, each of which has its own tolerance.
    expect(Math.abs(stored.added - added)).toBeLessThan(2 * TOLERANCE * (alone + added) + 200);
  }
}, 900_000);
