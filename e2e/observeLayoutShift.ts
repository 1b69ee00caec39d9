interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node | null }[];
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/**
 * An init script: sums the page's layout shifts in `window.layoutShift`. Shifts within framed
 * results are not the page's. The grid of v4 lays out its columns after it has painted them: what
 * moves inside of its demos is the library's.
 */
export function observeLayoutShift(): void {
  if (window !== window.top) {
    return;
  }
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const isWithinDemo = sources.every(
        ({ node }) => node instanceof Element && node.closest('[data-live]'),
      );
      if (!isWithinDemo || !/\/x\/v4\//.test(window.location.pathname)) {
        window.layoutShift += value;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
