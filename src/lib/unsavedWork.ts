const owners = new Set<string>();

/**
 * Says whether a reader would lose something if the page were loaded anew: text that is not sent,
 * code that was changed, a pack that is being stored. While anybody has such, the site does not
 * reload pages by itself. `owner` is a name of the caller's own: `feedback:/x/…`.
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
