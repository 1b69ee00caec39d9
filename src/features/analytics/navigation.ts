let listener: (() => void) | undefined;

/** Sets the function to call for each page shown; undefined removes it. */
export function setNavigationListener(next: (() => void) | undefined): void {
  listener = next;
}

export function announceNavigation(): void {
  listener?.();
}
