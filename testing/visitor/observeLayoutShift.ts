interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/**
 * An init script: sums the page's layout shifts in `window.layoutShift`. Shifts within framed
 * results are not the page's.
 */
export function observeLayoutShift(): void {
  if (window !== window.top) {
    return;
  }
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as LayoutShift[]) {
      window.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
