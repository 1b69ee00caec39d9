/** Opens another address in place of this one, which the way back then leaves out. */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
