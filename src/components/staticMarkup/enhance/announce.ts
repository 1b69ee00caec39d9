export type Announce = (text: string) => void;

/** Announces messages to screen readers with its own live region at the end of the content. */
export function createAnnouncer(root: HTMLElement): Announce {
  const region =
    root.querySelector(':scope > [role="status"]') ??
    root.appendChild(document.createElement('span'));
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  return (text) => {
    region.textContent = text;
  };
}
