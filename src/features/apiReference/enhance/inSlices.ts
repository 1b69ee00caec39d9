/** How long a slice may take before the browser can respond to something else, in ms. */
const SLICE_MS = 8;

/** Processes many items, the first ones immediately, the rest in between other work. */
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
