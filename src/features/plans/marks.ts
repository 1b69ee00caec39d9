import texts from '@site/i18n/en/marks.json';
import type { VersionName } from '@site/src/lib/docsVersions';
import { getPathInVersion } from '@site/src/lib/productVersions';
import { createTranslate } from '../i18n';

export const MARK_KINDS = ['pro', 'premium', 'new', 'planned', 'unstable'] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

/** The marks of a navigation entry or of a page's front matter. */
export interface MarkFields {
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

const t = createTranslate({ en: texts });

/** Which marks to show, in order. */
export function listMarks({ plan, newFeature, planned, unstable }: MarkFields): MarkKind[] {
  const marks: (MarkKind | false | undefined)[] = [
    plan,
    newFeature && 'new',
    planned && 'planned',
    unstable && 'unstable',
  ];
  return marks.filter((mark): mark is MarkKind => Boolean(mark));
}

export interface MarkTexts {
  /** The visible word. */
  label: string;
  /** What a screen reader says. */
  name: string;
  /** A sentence for the tooltip. */
  title: string;
}

export function getMarkTexts(kind: MarkKind): MarkTexts {
  return { label: t(`${kind}.label`), name: t(`${kind}.name`), title: t(`${kind}.title`) };
}

/** Plans lead to what they cost; the other marks lead nowhere. */
export type PlanKind = Extract<MarkKind, 'pro' | 'premium'>;

export function isPlan(kind: MarkKind): kind is PlanKind {
  return kind === 'pro' || kind === 'premium';
}

/** Where a plan is explained as it was in a version. */
export function getMarkLink(kind: PlanKind, version: VersionName): string {
  return getPathInVersion(`/x/introduction/licensing/#${kind}-plan`, version);
}
