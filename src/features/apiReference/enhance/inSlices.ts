/** What a slice may take before the browser may answer something else, in ms. */
const SLICE_MS = 8;

/** Does something to each of many items, the first ones at once, the rest in between. */
export function inSlices<Item>(
  items: readonly Item[],
  run: (item: Item) => void,
  signal: AbortSignal,
): void {
  const end = performance.now() + SLICE_MS;
  let done = 0;
  while (done < items.length && performance.now() < end) {
    run(items[done]!);
    done += 1;
  }
  if (done < items.length && !signal.aborted) {
    setTimeout(() => inSlices(signal.aborted ? [] : items.slice(done), run, signal));
  }
}
