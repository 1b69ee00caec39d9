/** Items done before the browser may answer something else. */
const SLICE = 50;

/** Does something to each of many items, the first ones at once, the rest in between. */
export function inSlices<Item>(
  items: readonly Item[],
  run: (item: Item) => void,
  signal: AbortSignal,
): void {
  items.slice(0, SLICE).forEach(run);
  if (items.length > SLICE && !signal.aborted) {
    setTimeout(() => inSlices(signal.aborted ? [] : items.slice(SLICE), run, signal));
  }
}
