import { z } from 'zod';
import type { AuditException } from './auditExceptions';

const ADVISORY = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

/** What `npm audit --json` prints: a package is in `via` by its name where it only leads to another. */
const REPORT = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), ADVISORY])) }),
  ),
});

type Advisory = z.infer<typeof ADVISORY>;

/** What npm says instead of a report: its words for people. Undefined where it is a report. */
export function readFailure(output: string): string | undefined {
  const report: unknown = JSON.parse(output);
  if (REPORT.safeParse(report).success) {
    return undefined;
  }
  const failure = z
    .object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })
    .parse(report);
  return failure.message || failure.error?.summary || 'no reason';
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
 * Advisories about installed packages that no exception explains, and exceptions that explain nothing or
 * are over.
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
        `${name} ${range}: ${title} (${severity}), ${url}. Raise it, or explain it in scripts/supply/auditExceptions.ts.`,
    );
  const stale = exceptions.flatMap((exception) => {
    const { name, advisory, until } = exception;
    if (!advisories.some(explains(exception))) {
      return [`${name} is no longer found (${advisory}): remove its exception.`];
    }
    return until < today ? [`The exception for ${name} ended on ${until} (${advisory}).`] : [];
  });
  return [...open, ...stale];
}
