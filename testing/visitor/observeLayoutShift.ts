interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/**
 * An init script that adds up the page's layout shifts in `window.layoutShift`. Shifts within
 * iframes don't count.
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
