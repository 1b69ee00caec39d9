import type { Unit } from './listUnits';

/** So many shards the nightly workflow has. */
export const NIGHTLY_SHARDS = 14;

/** About how long the build of all versions takes on two cores, in seconds: each shard has its own. */
export const BUILD_SECONDS = 900;

const needsSite = (units: readonly Unit[]) => units.some((unit) => unit.needsSite);

/** About how long a shard takes, in seconds. */
export function estimateShard(units: readonly Unit[]): number {
  const build = needsSite(units) ? BUILD_SECONDS : 0;
  return units.reduce((sum, { seconds }) => sum + seconds, build);
}

/**
 * Divides units among shards so that these take about the same time: the longest unit first, each
 * to the shard that then ends the earliest. Every unit is in exactly one shard, in the order in which
 * the units came.
 */
export function planShards(units: readonly Unit[], count: number): Unit[][] {
  const shards = Array.from({ length: count }, (): Unit[] => []);
  const longest = units.toSorted((a, b) => b.seconds - a.seconds || (a.id < b.id ? -1 : 1));
  for (const unit of longest) {
    const costs = shards.map((shard) => estimateShard([...shard, unit]));
    shards[costs.indexOf(Math.min(...costs))]!.push(unit);
  }
  return shards.map((shard) => shard.sort((a, b) => units.indexOf(a) - units.indexOf(b)));
}

/** `2/6` → the second of six shards. Throws where it is none. */
export function parseShard(text: string): { index: number; count: number } {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) {
    throw new Error(`"${text}" is not a shard. Write which one of how many: --shard 2/6.`);
  }
  return { index: index - 1, count };
}
