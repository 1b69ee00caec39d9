const owners = new Set<string>();

/**
 * Marks whether a reader would lose something if the page were reloaded: text that hasn't been
 * sent, code that was changed, a pack that is being stored. While anything is marked, the site
 * doesn't reload pages by itself. `owner` is the caller's own name: `feedback:/x/…`.
 */
export function markUnsaved(owner: string, isUnsaved: boolean): void {
  if (isUnsaved) {
    owners.add(owner);
  } else {
    owners.delete(owner);
  }
}

export function hasUnsavedWork(): boolean {
  return owners.size > 0;
}
