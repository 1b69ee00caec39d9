let listener: (() => void) | undefined;

/** The one who wants to know of each page that has come; undefined ends it. */
export function setNavigationListener(next: (() => void) | undefined): void {
  listener = next;
}

export function announceNavigation(): void {
  listener?.();
}
