import { inSlices } from './inSlices';

/** The height of rows that are out of sight and thus not laid out (rows.module.css). */
const HEIGHT = 'contain-intrinsic-block-size';

/**
 * The height of a row's content, in px; 0 if a filter hides it. Measuring the position of a cell
 * lays out only its row, which otherwise stays skipped. A cell that isn't part of a layout has no
 * position: its zeros would count from the top of the window.
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
  // With `auto`, the browser keeps the height of a row that was shown, which a click may have
  // changed. Removing it for a moment makes the browser forget the old height.
  const keep = () => write(`auto ${height}px`);
  // Only after the whole slice is measured: a write would make the next measurement lay out the
  // page again.
  queueMicrotask(() => write(`${height}px`));
  requestAnimationFrame(() => requestAnimationFrame(keep));
}

export interface Heights {
  /** Call this when the layout of the rows changes. */
  renew: () => void;
}

/**
 * Keeps the content below a row from moving when the row comes into view, because its height is
 * known by then; measures again when the width of its table changes.
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
