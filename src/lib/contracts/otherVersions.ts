import type { VersionName } from '../docsVersions';

/** Why a reader who switches versions gets a different page from the one with the same name. */
export const MOVE_REASONS = ['renamed', 'ancestor', 'overview'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/**
 * Where a page is in the other docs versions, by version. Versions that have a page with the same
 * name are omitted. The first part is the page below the root of that version: `react-charts/`.
 */
export type OtherVersions = Readonly<
  Partial<Record<VersionName, readonly [page: string, reason: MoveReason]>>
>;

/** The front matter field that the build adds. */
export const OTHER_VERSIONS_FIELD = 'other_versions';
