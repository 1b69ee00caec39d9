/** Changes only what differs: every write to the page costs, and most rows stay as they are. */
export function setHidden(element: Element | null, isHidden: boolean): void {
  if (element?.hasAttribute('hidden') !== isHidden) {
    element?.toggleAttribute('hidden', isHidden);
  }
}
