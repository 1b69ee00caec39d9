import texts from '@site/i18n/en/api.json';

/** Lets the keyboard reach a frame that scrolls, and only such. */
function setReach(frame: HTMLElement): void {
  const attributes = { tabindex: '0', role: 'group', 'aria-label': texts.live.scrolls };
  const isWide = frame.scrollWidth > frame.clientWidth;
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) {
      frame.setAttribute(name, value);
    } else {
      frame.removeAttribute(name);
    }
  }
}

/** Tells of the tables that are wider than their frames, and of those scrolled from their start. */
export function watchFrames(root: HTMLElement, signal: AbortSignal): void {
  const frames = [...root.querySelectorAll<HTMLElement>('[data-frame]')];
  const observer = new ResizeObserver((entries) => {
    entries.forEach(({ target }) => setReach(target as HTMLElement));
  });
  for (const frame of frames) {
    observer.observe(frame);
    // Below 0 where the page runs from right to left.
    const mark = () => frame.toggleAttribute('data-scrolled', frame.scrollLeft !== 0);
    frame.addEventListener('scroll', mark, { signal, passive: true });
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
