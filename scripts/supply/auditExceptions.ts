/** A finding of `npm audit` that is tolerated for a while. */
export interface AuditException {
  /** Address of the advisory: `https://github.com/advisories/GHSA-…`. */
  advisory: string;
  /** The affected package. */
  name: string;
  /** Why it is harmless here. */
  reason: string;
  /** The day (ISO) on which it must be reviewed. */
  until: string;
}

export const AUDIT_EXCEPTIONS: readonly AuditException[] = [];
