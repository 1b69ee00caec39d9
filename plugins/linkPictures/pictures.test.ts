import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { navEntries } from '../../nav';
import { getEntryLabel, listEntries } from '../../nav/entries';
import { LINK_PICTURE_SIZE } from '../../src/lib/linkPicture';
import { createPainter, type Painter } from './createPainter';
import { MARGIN, TITLE_BOX } from './drawPicture';
import type { PictureSubject } from './readSubject';

const SITE_DIR = path.join(__dirname, '../..');
const PLAIN: PictureSubject = { title: 'Sorting', caption: 'Data Grid', product: 'data-grid' };

const [LONGEST_TITLE = ''] = listEntries(navEntries)
  .map(getEntryLabel)
  .sort((a, b) => b.length - a.length);

let cacheDir: string;
let painter: Painter;
beforeAll(async () => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  painter = await createPainter({ siteDir: SITE_DIR, brand: 'Brand', cacheDir });
});
afterAll(() => rmSync(cacheDir, { recursive: true }));

const draw = async (subject: PictureSubject) => PNG.sync.read((await painter.paint(subject)).png);

/** The box in which two pictures differ, in px. */
function findDifference(a: PNG, b: PNG) {
  const box = { x1: Infinity, y1: Infinity, x2: -1, y2: -1 };
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) {
      const at = (y * a.width + x) * 4;
      if (a.data.readUInt32BE(at) !== b.data.readUInt32BE(at)) {
        box.x1 = Math.min(box.x1, x);
        box.x2 = Math.max(box.x2, x);
        box.y1 = Math.min(box.y1, y);
        box.y2 = Math.max(box.y2, y);
      }
    }
  }
  return box;
}

it('has the size that pages declare, and no transparent part', async () => {
  const { width, height, data } = await draw(PLAIN);
  expect({ width, height }).toEqual(LINK_PICTURE_SIZE);
  expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
});

it.each([
  LONGEST_TITLE,
  'PickersSectionListSectionContent',
  'W'.repeat(70),
  'Long words everywhere: internationalization, server-side aggregation',
])('shows the whole title "%s" beside the drawing', async (title) => {
  // Only the title differs from a picture whose title is a dot.
  const box = findDifference(await draw({ ...PLAIN, title: '.' }), await draw({ ...PLAIN, title }));
  expect(box.x1).toBeGreaterThanOrEqual(TITLE_BOX.x);
  expect(box.x2).toBeLessThanOrEqual(TITLE_BOX.x + TITLE_BOX.width);
  expect(box.y1).toBeGreaterThanOrEqual(TITLE_BOX.y);
  expect(box.y2).toBeLessThanOrEqual(TITLE_BOX.y + TITLE_BOX.height);
  // Letters are drawn in the typeface they're measured in, so at least half of the space is used.
  expect(box.x2 - box.x1).toBeGreaterThan(TITLE_BOX.width / 2);
});

it.each([
  ['the plan', { plan: 'premium' }],
  ['an old version', { version: 'v4' }],
  ['another product', { product: 'charts' }],
  ['the text below', { caption: 'Date and Time Pickers API' }],
] as const)('shows %s, within the margins', async (_, change) => {
  const box = findDifference(await draw(PLAIN), await draw({ ...PLAIN, ...change }));
  expect(box.x2).toBeGreaterThan(box.x1);
  // The frame of a label is drawn on its edge.
  expect(box.x1).toBeGreaterThanOrEqual(MARGIN - 1);
  expect(box.x2).toBeLessThanOrEqual(LINK_PICTURE_SIZE.width - MARGIN + 1);
});

it('takes at most 40 kB and draws equal pictures once', async () => {
  const subject = { ...PLAIN, title: LONGEST_TITLE, plan: 'pro' as const };
  const first = await painter.paint(subject);
  expect(first.png.length).toBeLessThan(40_000);
  const again = await painter.paint(subject);
  expect(again).toEqual({ png: first.png, isNew: false });
});

it('ignores typefaces of the computer', () => {
  const code = readFileSync(path.join(__dirname, 'createPainter.ts'), 'utf8');
  expect(code).toContain('loadSystemFonts: false');
});
