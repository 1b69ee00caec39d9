import type { ErrorSource } from '@site/src/lib/contracts/errorCodes';
import { t } from './texts';

/** Packages with their versions: `@mui/material 7.3.10, 6.5.0 · @mui/system 6.5.0`. */
export function formatPackages(sources: readonly ErrorSource[]): string {
  const versions = new Map<string, string[]>();
  for (const source of sources) {
    versions.set(source.package, [...(versions.get(source.package) ?? []), source.version]);
  }
  return [...versions].map(([name, list]) => `${name} ${list.join(', ')}`).join(' · ');
}

/** The docs versions that use these packages, newest first: `v8, v7`. */
function formatDocsVersions(sources: readonly ErrorSource[]): string {
  return [...new Set(sources.flatMap((source) => source.docsVersions))]
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .join(', ');
}

/** Describes where a message comes from; `brand` names the documented libraries. */
export function formatSources(sources: readonly ErrorSource[], brand: string): string {
  return t('sources', {
    packages: formatPackages(sources),
    versions: formatDocsVersions(sources),
    brand,
  });
}
