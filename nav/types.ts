/** A page or group of pages in the navigation tree. */
export interface NavEntry {
  /**
   * Path of the page, without trailing slash; for a group, a unique name in the same form. A full
   * URL links to another site, `pathname:///x/v7/…/` to another version.
   */
  pathname: string;
  /** Defaults to a label derived from the pathname. */
  title?: string;
  /** Makes the entry a heading that is always open and is not a link. */
  subheader?: string;
  children?: readonly NavEntry[];
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  /** Shown as "Preview". */
  unstable?: boolean;
}

/** The fields of an entry that mark it, in the order in which they are shown. */
export const BADGE_FIELDS = ['plan', 'newFeature', 'planned', 'unstable'] as const;

export type NavBadges = Pick<NavEntry, (typeof BADGE_FIELDS)[number]>;
