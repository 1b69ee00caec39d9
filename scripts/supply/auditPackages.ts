import type { AuditException } from './auditExceptions';
import { findAuditProblems, readFailure } from './findAuditProblems';
import { runNpm } from './runNpm';

interface AuditResult {
  problems: readonly string[];
  /** Why the registry didn't respond, if it didn't. */
  unreachable?: string;
}

/** How often and how long npm tries to reach the registry; being offline isn't an error. */
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
    stdout.trim() === '' ? stderr.trim() || 'npm printed nothing' : readFailure(stdout);
  return unreachable === undefined
    ? { problems: findAuditProblems(stdout, exceptions, today) }
    : { problems: [], unreachable };
}
