interface LinkListener {
  /** Whether to listen to a link. */
  matches: (link: HTMLAnchorElement) => boolean;
  /** `address`: the URL of the part of this page that the link targets. */
  run: (address: string, link: HTMLAnchorElement) => void;
}

/** Calls back on plain clicks on links to parts of the page; the browser follows them as usual. */
export function onLinkClick(
  content: HTMLElement,
  { matches, run }: LinkListener,
  signal: AbortSignal,
): void {
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link && isPlain && matches(link)) {
      const { origin, pathname } = window.location;
      run(`${origin}${pathname}${link.hash}`, link);
    }
  };
  content.addEventListener('click', handleClick, { signal });
}
