import type { VersionName } from '../docsVersions';

/** Why a reader who changes the version comes to another page than the one of the same name. */
export const MOVE_REASONS = ['renamed', 'ancestor', 'overview'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/**
 * Where a page is in the other docs versions, by version. A version that has a page of the same
 * name is left out. The first part is the page below the root of that version: `react-charts/`.
 */
export type OtherVersions = Readonly<
  Partial<Record<VersionName, readonly [page: string, reason: MoveReason]>>
>;

/** Field of front matter that the build adds. */
export const OTHER_VERSIONS_FIELD = 'other_versions';
