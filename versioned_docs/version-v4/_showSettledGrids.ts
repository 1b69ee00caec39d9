import './_settling.css';

/** The grid measures itself again after about 60 ms. */
const QUIET_MS = 150;

/** This many frames must match as well, because a busy machine paints few in that time. */
const QUIET_FRAMES = 6;

const GRID = '.MuiDataGrid-root:not([data-settled])';

/** The positions and sizes of the grid's column headers and rows. */
function measure(grid: Element): string {
  const parts = grid.querySelectorAll('[role="columnheader"], [role="row"]');
  return [...parts]
    .map((part) => {
      const { x, width, height } = part.getBoundingClientRect();
      return `${x} ${width} ${height}`;
    })
    .join();
}

/** Marks a grid as settled once its columns stop moving, which makes it visible. */
function settle(grid: Element): void {
  let shape = '';
  let start = 0;
  let frames = 0;
  const look = (time: number) => {
    const next = measure(grid);
    if (next !== shape) {
      shape = next;
      start = time;
      frames = 0;
    }
    frames += 1;
    if (frames > QUIET_FRAMES && time - start > QUIET_MS) {
      grid.setAttribute('data-settled', '');
    } else if (grid.isConnected) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** Shows each grid, including ones added later, once it has laid out its columns. */
export function showSettledGrids(): void {
  const known = new WeakSet<Element>();
  const settleNew = () =>
    document.querySelectorAll(GRID).forEach((grid) => {
      if (!known.has(grid)) {
        known.add(grid);
        settle(grid);
      }
    });
  new MutationObserver(settleNew).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
