import type { ErrorCodeTable, ErrorMessage, ErrorSource } from '../../src/lib/contracts/errorCodes';
import type { ExtractedError } from './readMessage';

/** The errors of one version of a package, possibly with duplicates. */
export interface PackageErrors extends ErrorSource {
  errors: readonly ExtractedError[];
}

function compareVersions(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

function compareSources(a: ErrorSource, b: ErrorSource): number {
  return a.package.localeCompare(b.package, 'en') || compareVersions(a.version, b.version);
}

function getNewest(message: ErrorMessage): string {
  return message.sources.flatMap((source) => source.docsVersions).sort(compareVersions)[0] ?? '';
}

function compareMessages(a: ErrorMessage, b: ErrorMessage): number {
  return compareVersions(getNewest(a), getNewest(b)) || a.text.localeCompare(b.text, 'en');
}

/**
 * The table of all errors: each text of a code with the packages that have it, in an order that
 * doesn't depend on the order of `packages`.
 */
export function createTable(packages: readonly PackageErrors[]): ErrorCodeTable {
  const codes = new Map<number, Map<string, ErrorSource[]>>();
  for (const { errors, docsVersions, ...source } of packages.toSorted(compareSources)) {
    const sorted = docsVersions.toSorted(compareVersions);
    const unique = new Map(errors.map((error) => [`${error.code} ${error.text}`, error]));
    for (const { code, text } of unique.values()) {
      const texts = codes.get(code) ?? new Map<string, ErrorSource[]>();
      texts.set(text, [...(texts.get(text) ?? []), { ...source, docsVersions: sorted }]);
      codes.set(code, texts);
    }
  }
  return {
    codes: [...codes]
      .sort(([a], [b]) => a - b)
      .map(([code, texts]) => ({
        code,
        messages: [...texts].map(([text, sources]) => ({ text, sources })).sort(compareMessages),
      })),
  };
}
