import texts from '@site/i18n/en/badges.json';
import type { BadgeKind } from '@site/src/lib/badgeKinds';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { VersionName } from '@site/src/lib/docsVersions';
import { getPathInVersion } from '@site/src/lib/productVersions';

/** The badges of a navigation entry or of a page's front matter. */
export interface BadgeFields {
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

export const t = createTranslate({ en: texts });

/** The badges to show, in order. */
export function listBadges({ plan, newFeature, planned, unstable }: BadgeFields): BadgeKind[] {
  const badges: (BadgeKind | false | undefined)[] = [
    plan,
    newFeature && 'new',
    planned && 'planned',
    unstable && 'unstable',
  ];
  return badges.filter((badge): badge is BadgeKind => Boolean(badge));
}

export interface BadgeTexts {
  /** The visible label. */
  label: string;
  /** The name read by screen readers. */
  name: string;
  /** A sentence for the tooltip. */
  title: string;
}

export function getBadgeTexts(kind: BadgeKind): BadgeTexts {
  return { label: t(`${kind}.label`), name: t(`${kind}.name`), title: t(`${kind}.title`) };
}

/** Plans link to their pricing; other badges have no link. */
export type PlanKind = Extract<BadgeKind, 'pro' | 'premium'>;

export function isPlan(kind: BadgeKind): kind is PlanKind {
  return kind === 'pro' || kind === 'premium';
}

/** Where a plan is explained as it was in a version. */
export function getBadgeLink(kind: PlanKind, version: VersionName): string {
  return getPathInVersion(`/x/introduction/licensing/#${kind}-plan`, version);
}
