/** The valid kinds in `<Badge kind="…">` on a page. */
export const BADGE_KINDS = ['pro', 'premium', 'new', 'planned', 'unstable'] as const;

export type BadgeKind = (typeof BADGE_KINDS)[number];
