import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CURRENT_VERSION } from '../../../src/lib/docsVersions';
import { readDocsVersions } from '../../versions';
import { loadModels } from '../loadModels';
import { createRequests, KNOWN_SIZES } from '../measurePages';
import { readProse } from '../readProse';
import { getSizeKey } from './createBundle';
import { measureSizes } from './measureSizes';

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

/** The components with a size in the repository. */
async function readRequests(workspaceDir: string) {
  const [docs] = readDocsVersions(SITE_DIR, [CURRENT_VERSION]);
  const { prose } = await readProse(SITE_DIR, docs!);
  const { extractions } = await loadModels(SITE_DIR, [CURRENT_VERSION]);
  const requests = extractions.flatMap(({ model }) => createRequests(model, prose));
  // The build measures components that pages added since then.
  const known = await measureSizes(requests, {
    workspaceDir,
    cacheDir,
    knownFile: KNOWN_SIZES,
    report: () => {},
    isCachedOnly: true,
  });
  return { known, requests: requests.filter((request) => known.has(getSizeKey(request))) };
}

test('the sizes in the repository are those of the installed packages; else run npm run sizes', async () => {
  const workspaceDir = path.join(SITE_DIR, 'docs');
  const { known, requests } = await readRequests(workspaceDir);
  expect(requests.length).toBeGreaterThan(0);
  const report = jest.fn();
  const sizes = await measureSizes(requests, { workspaceDir, cacheDir, report });
  expect(report).not.toHaveBeenCalled();
  expect(sizes.size).toBe(requests.length);
  for (const [key, { alone, added }] of sizes) {
    const stored = known.get(key)!;
    expect(Math.abs(stored.alone / alone - 1)).toBeLessThan(TOLERANCE);
    // A small difference between large bundles, each of which has its own tolerance.
    expect(Math.abs(stored.added - added)).toBeLessThan(2 * TOLERANCE * (alone + added) + 200);
  }
}, 900_000);
