import type { Unit } from './listUnits';

/** Number of shards in the nightly workflow. */
export const NIGHTLY_SHARDS = 14;

/** Approximate seconds to build all versions on two cores; each shard has its own build. */
export const BUILD_SECONDS = 900;

const needsSite = (units: readonly Unit[]) => units.some((unit) => unit.needsSite);

/** Approximate duration of a shard, in seconds. */
export function estimateShard(units: readonly Unit[]): number {
  const build = needsSite(units) ? BUILD_SECONDS : 0;
  return units.reduce((sum, { seconds }) => sum + seconds, build);
}

/**
 * Divides units among shards so that they take about the same time: starting with the longest, each
 * unit goes to the shard that then ends earliest. Every unit is in exactly one shard, in the
 * original order.
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

/** `2/6` → the second of six shards. Throws if it isn't a shard. */
export function parseShard(text: string): { index: number; count: number } {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) {
    throw new Error(`"${text}" is not a shard. Use the form --shard 2/6.`);
  }
  return { index: index - 1, count };
}
