/** Runs `work` on every item, at most `limit` at the same time. Throws the first error. */
export async function runPool<T>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const runOne = async () => {
    for (const [index, item] of queue) {
      await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: limit }, runOne));
}
