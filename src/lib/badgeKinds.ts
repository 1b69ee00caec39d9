/** What `<Badge kind="…">` of a page may say. */
export const BADGE_KINDS = ['pro', 'premium', 'new', 'planned', 'unstable'] as const;

export type BadgeKind = (typeof BADGE_KINDS)[number];
