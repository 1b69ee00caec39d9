import path from 'node:path';
import { compareProducts } from '../../src/lib/apiChanges/compareProducts';
import { normaliseType } from '../../src/lib/apiChanges/normaliseType';
import { RENAMES } from '../../src/lib/apiChanges/renames';
import type { ApiChange, ApiChanges } from '../../src/lib/contracts/apiChanges';
import { GRID_V7_TO_V8, type GuideRow } from './gridV7ToV8';
import { loadProduct } from './loadModels';

const SITE_DIR = path.join(__dirname, '../..');

let changes: ApiChanges;

beforeAll(async () => {
  const [from, to] = await Promise.all([
    loadProduct(SITE_DIR, 'v7', 'data-grid'),
    loadProduct(SITE_DIR, 'v8', 'data-grid'),
  ]);
  changes = compareProducts(from, to, RENAMES);
}, 600_000);

function isSameText(a: string | undefined, b: string | undefined): boolean {
  return b === undefined || (a !== undefined && normaliseType(a) === normaliseType(b));
}

function fits(change: ApiChange, { kind, name, before, after }: GuideRow): boolean {
  if (kind !== change.kind) {
    return false;
  }
  if (kind === 'removed' || kind === 'added') {
    return change.name === (before ?? after);
  }
  return (
    (name === undefined || change.name === name) &&
    isSameText(change.before, before) &&
    isSameText(change.after, after)
  );
}

it("matches the data grid's migration guide from v7 to v8", () => {
  const missing = GRID_V7_TO_V8.filter((row) => {
    const group = changes.groups.find(({ name }) => name === row.owner);
    return !group?.changes.some((change) => fits(change, row));
  });
  expect(missing).toEqual([]);
});

it('takes renames in guides from the map, not from similarity', () => {
  const renames = changes.groups.flatMap((group) =>
    group.changes.filter(({ kind, knownBy }) => kind === 'renamed' && knownBy === 'similarity'),
  );
  expect(renames).toEqual([]);
});
