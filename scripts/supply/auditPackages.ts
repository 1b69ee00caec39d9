import type { AuditException } from './auditExceptions';
import { findAuditProblems, readFailure } from './findAuditProblems';
import { runNpm } from './runNpm';

interface AuditResult {
  problems: readonly string[];
  /** Why the registry did not answer, where it did not. */
  unreachable?: string;
}

/** How often and how long npm tries to reach a registry: a machine without one is no error. */
const PATIENCE = ['--fetch-retries=1', '--fetch-timeout=20000', '--fetch-retry-mintimeout=1000'];

/** Asks the registry for advisories about the packages of a lock file. */
export async function auditPackages(
  siteDir: string,
  exceptions: readonly AuditException[],
  today: string,
  options: readonly string[] = [],
): Promise<AuditResult> {
  const { stdout, stderr } = await runNpm(['audit', '--json', ...PATIENCE, ...options], siteDir);
  const unreachable =
    stdout.trim() === '' ? stderr.trim() || 'npm said nothing' : readFailure(stdout);
  return unreachable === undefined
    ? { problems: findAuditProblems(stdout, exceptions, today) }
    : { problems: [], unreachable };
}
