/** A finding of `npm audit` that the site lives with for a while. */
export interface AuditException {
  /** Address of the advisory: `https://github.com/advisories/GHSA-…`. */
  advisory: string;
  /** The package in which it is. */
  name: string;
  /** Why nobody is harmed by it here. */
  reason: string;
  /** The day (ISO) on which it has to be looked at again. */
  until: string;
}

export const AUDIT_EXCEPTIONS: readonly AuditException[] = [];
