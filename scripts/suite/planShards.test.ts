import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { SLOW_CHECKS } from '../../testing/plan/reachTable';
import { listEveryPage, listUnits } from './listUnits';
import { estimateShard, NIGHTLY_SHARDS, parseShard, planShards } from './planShards';
import { readReachSite } from './readReachSite';

const SITE_DIR = path.join(__dirname, '../..');
const site = readReachSite(SITE_DIR);
const units = listUnits(site);
const listIds = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();

it.each([1, 2, 6, 9])('divides everything among %d shards, without duplicates', (count) => {
  const shards = planShards(units, count);
  expect(shards).toHaveLength(count);
  expect(listIds(shards.flat())).toEqual(listIds(units));
  expect(planShards(units, count)).toEqual(shards);
});

it('gives each part a unique name', () => {
  expect(new Set(listIds(units)).size).toBe(units.length);
});

it('keeps each nightly shard below forty minutes', () => {
  const minutes = planShards(units, NIGHTLY_SHARDS).map((shard) => estimateShard(shard) / 60);
  expect(Math.max(...minutes)).toBeLessThan(40);
});

it('has every page of every version, with its demos, its code and its policy', () => {
  const { written, reference } = listEveryPage(site);
  expect(new Set(written.map((page) => /^\/x\/(v\d)?/.exec(page)?.[1])).size).toBe(
    DOCS_VERSIONS.length,
  );
  const listPages = (spec: string) =>
    units
      .filter(({ command }) => command.includes(`e2e/${spec}.spec.ts`))
      .flatMap(({ plan }) => plan!.pages);
  expect(listPages('everyPage')).toEqual(expect.arrayContaining(written));
  expect(listPages('everyReferencePage').sort()).toEqual(reference.toSorted());
  expect(listPages('everyPolicy').sort()).toEqual([...written, ...reference].sort());
});

it('has every browser spec, every check and every slow check', () => {
  const commands = units.map(({ command }) => command.join(' '));
  const missing = site.specs.filter(
    (spec) => !commands.some((command) => command.includes(`e2e/${spec}.spec.ts`)),
  );
  // These run in their own projects.
  expect(missing).toEqual(['basePath', 'cutVersion']);
  expect(commands.filter((command) => command.includes('--project=cut'))).toHaveLength(1);
  expect(commands.filter((command) => command.includes('--project=base-path'))).toHaveLength(1);
  expect(commands.filter((command) => command.includes('--selectProjects slow'))).toHaveLength(
    SLOW_CHECKS.length - 3,
  );
  expect(commands).toContain('oxlint --deny-warnings -c import-directions.mjs');
});

it('parses shards', () => {
  expect(parseShard('2/6')).toEqual({ index: 1, count: 6 });
  ['0/6', '7/6', '2', 'x/y'].forEach((text) =>
    expect(() => parseShard(text)).toThrow(`"${text}" is not a shard. Use the form`),
  );
});

it('has as many shards as the nightly workflow', () => {
  const workflow = readFileSync(path.join(SITE_DIR, '.github/workflows/nightly.yml'), 'utf8');
  const shards = Array.from({ length: NIGHTLY_SHARDS }, (_, index) => index + 1);
  expect(workflow).toContain(`shard: [${shards.join(', ')}]`);
  expect(workflow).toContain(`--shard \${{ matrix.shard }}/${NIGHTLY_SHARDS}`);
});
