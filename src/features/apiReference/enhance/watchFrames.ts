import texts from '@site/i18n/en/api.json';

/** Makes scrollable frames focusable with the keyboard, but no others. */
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

/** Marks the tables that are wider than their frames, and those scrolled away from their start. */
export function watchFrames(root: HTMLElement, signal: AbortSignal): void {
  const frames = [...root.querySelectorAll<HTMLElement>('[data-frame]')];
  const observer = new ResizeObserver((entries) => {
    entries.forEach(({ target }) => setReach(target as HTMLElement));
  });
  for (const frame of frames) {
    observer.observe(frame);
    // Negative if the page is right-to-left.
    const mark = () => frame.toggleAttribute('data-scrolled', frame.scrollLeft !== 0);
    frame.addEventListener('scroll', mark, { signal, passive: true });
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
