/** Only writes changes: every write to the page is expensive, and most rows stay the same. */
export function setHidden(element: Element | null, isHidden: boolean): void {
  if (element?.hasAttribute('hidden') !== isHidden) {
    element?.toggleAttribute('hidden', isHidden);
  }
}
