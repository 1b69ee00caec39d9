/** Opens another URL in place of this one, which is removed from the history. */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
