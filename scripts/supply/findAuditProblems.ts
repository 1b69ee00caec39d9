import { z } from 'zod';
import type { AuditException } from './auditExceptions';

const ADVISORY = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

/** The output of `npm audit --json`: `via` has advisories, or names of affected dependencies. */
const REPORT = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), ADVISORY])) }),
  ),
});

type Advisory = z.infer<typeof ADVISORY>;

/** The error message that npm prints instead of a report; undefined if it is a report. */
export function readFailure(output: string): string | undefined {
  const report: unknown = JSON.parse(output);
  if (REPORT.safeParse(report).success) {
    return undefined;
  }
  const failure = z
    .object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })
    .parse(report);
  return failure.message || failure.error?.summary || 'unknown reason';
}

function listAdvisories(output: string): Advisory[] {
  const { vulnerabilities } = REPORT.parse(JSON.parse(output));
  const all = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause !== 'string'),
  );
  return [
    ...new Map(all.map((advisory) => [`${advisory.name} ${advisory.url}`, advisory])).values(),
  ];
}

/**
 * Advisories about installed packages without an exception, and exceptions that are unused or
 * expired.
 *
 * @param output of `npm audit --json`
 * @param today ISO day
 */
export function findAuditProblems(
  output: string,
  exceptions: readonly AuditException[],
  today: string,
): string[] {
  const advisories = listAdvisories(output);
  const explains = (exception: AuditException) => (advisory: Advisory) =>
    exception.advisory === advisory.url && exception.name === advisory.name;
  const open = advisories
    .filter((advisory) => !exceptions.some((exception) => explains(exception)(advisory)))
    .map(
      ({ name, range, severity, title, url }) =>
        `${name} ${range}: ${title} (${severity}), ${url}. Upgrade it, or add an exception in scripts/supply/auditExceptions.ts.`,
    );
  const stale = exceptions.flatMap((exception) => {
    const { name, advisory, until } = exception;
    if (!advisories.some(explains(exception))) {
      return [`${name} is no longer reported (${advisory}). Remove its exception.`];
    }
    return until < today ? [`The exception for ${name} expired on ${until} (${advisory}).`] : [];
  });
  return [...open, ...stale];
}
