import { inSlices } from './inSlices';

/** Rows out of sight are not laid out: this says how high they are (rows.module.css). */
const HEIGHT = 'contain-intrinsic-block-size';

/**
 * The height of what a row holds, in px; none where a filter hides it. Asking for the place of a
 * cell lays out its row alone, which stays skipped otherwise. A cell that a layout leaves out has
 * no place: its zeros would count from the top of the window.
 */
function measure(row: HTMLTableRowElement): number {
  const { paddingBlockStart, borderBlockStartWidth } = getComputedStyle(row);
  const inset = (parseFloat(paddingBlockStart) || 0) + (parseFloat(borderBlockStartWidth) || 0);
  const bottoms = [...row.cells]
    .map((cell) => cell.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ bottom }) => bottom);
  return bottoms.length === 0 ? 0 : Math.max(...bottoms) - row.getBoundingClientRect().top - inset;
}

function setHeight(row: HTMLTableRowElement): void {
  const height = measure(row);
  if (height <= 0) {
    return;
  }
  const write = (value: string) => row.style.setProperty(HEIGHT, value);
  // `auto` has the browser keep the height of a row that was shown, which a click may have changed.
  // Without it for a moment, the browser forgets what it kept from before.
  const keep = () => write(`auto ${height}px`);
  // Once the whole slice is measured: what is written has the next question lay out the page anew.
  queueMicrotask(() => write(`${height}px`));
  requestAnimationFrame(() => requestAnimationFrame(keep));
}

export interface Heights {
  /** To be called when rows are laid out in another way. */
  renew: () => void;
}

/**
 * Keeps what stands below a row from moving when that comes into view: its height is known by
 * then, and again after the width of its table changes.
 */
export function rememberHeights(root: HTMLElement, signal: AbortSignal): Heights {
  const widths = new Map<Element, number>();
  let running = new AbortController();
  const renew = () => {
    running.abort();
    running = new AbortController();
    const rows = root.querySelectorAll<HTMLTableRowElement>('tbody > tr[id]');
    inSlices([...rows], setHeight, running.signal);
  };
  const observer = new ResizeObserver((entries) => {
    const hasChanged = entries.map(({ target, contentRect: { width } }) => {
      const isNew = widths.get(target) !== width;
      widths.set(target, width);
      // A frame without a width is hidden by the filter.
      return isNew && width > 0;
    });
    if (hasChanged.includes(true)) {
      renew();
    }
  });
  root.querySelectorAll('[data-frame]').forEach((frame) => observer.observe(frame));
  signal.addEventListener('abort', () => {
    observer.disconnect();
    running.abort();
  });
  return { renew };
}
