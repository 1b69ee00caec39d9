import {
  STEP_KINDS,
  type StepKind,
  type UpgradeFacts,
  type UpgradeGuide,
  type UpgradeStep,
} from '@site/src/lib/contracts/upgradeChecklist';
import type { VersionName } from '@site/src/lib/docsVersions';
import { PRODUCT_SLUGS, type ProductSlug } from '@site/src/lib/products';
import { getBreakingChangesPath } from '@site/src/lib/upgradeChecklist/changesPath';
import { isBetween, listEnds } from './majors';
import { type Query, toFeatureKey } from './query';
import { listFeatures, t } from './texts';

/** Something to do and check off. */
export interface ChecklistItem extends Pick<
  UpgradeStep,
  'plan' | 'isAdvanced' | 'condition' | 'codemod' | 'commands'
> {
  /** The ID for storing its check mark: `charts-v7-v8#legend-props`. */
  id: string;
  product: ProductSlug;
  kind: StepKind;
  /** A line of Markdown. */
  title: string;
  /** Where it's explained, without base URL. */
  path: string;
}

/** What needs to be done to get to a major. */
export interface Stage {
  to: VersionName;
  parts: readonly { kind: StepKind; items: readonly ChecklistItem[] }[];
}

export interface Checklist {
  /** Oldest major first; those with nothing to do are left out. */
  stages: readonly Stage[];
  /**
   * The number of steps left out because they only apply to features that the reader doesn't use.
   */
  leftOut: number;
}

/** A product's features that have steps. */
export interface FeatureChoice {
  product: ProductSlug;
  features: readonly { id: string; title: string }[];
}

const getGuideId = ({ product, from, to }: UpgradeGuide) => `${product}-${from}-${to}`;

/** A step is shown if one of its features is used, and always if it has none. */
function isWanted(
  { product }: UpgradeGuide,
  { features }: UpgradeStep,
  { without }: Query,
): boolean {
  return (
    features === undefined || features.some((id) => !without.includes(toFeatureKey(product, id)))
  );
}

function toItem(guide: UpgradeGuide, step: UpgradeStep): ChecklistItem {
  const { anchor, group, title, kind, plan, isAdvanced, condition, codemod, commands } = step;
  return {
    ...{ kind, plan, isAdvanced, condition, codemod, commands },
    id: `${getGuideId(guide)}#${anchor}`,
    product: guide.product,
    title: group === undefined ? title : `${group}: ${title}`,
    path: `${guide.path}#${anchor}`,
  };
}

/** The names that the guide doesn't mention, as a last thing to check. */
function createRest(guide: UpgradeGuide): ChecklistItem[] {
  const { product, from, to, unmentioned: count = 0 } = guide;
  return from === 'lab' || count === 0
    ? []
    : [
        {
          id: `${getGuideId(guide)}#api`,
          product,
          kind: 'check',
          title: t(count === 1 ? 'rest.one' : 'rest.many', { count }),
          path: getBreakingChangesPath({ product, from, to }),
        },
      ];
}

function listGuides({ guides }: UpgradeFacts, query: Query): UpgradeGuide[] {
  return PRODUCT_SLUGS.filter((product) => query.products.includes(product)).flatMap((product) =>
    guides.filter((guide) => guide.product === product && isBetween(guide, query)),
  );
}

/**
 * One list for all majors in between, oldest first; within a major by kind, so that the packages
 * and codemods of all products come before manual edits; within a kind by product and guide.
 */
export function createChecklist(facts: UpgradeFacts, query: Query): Checklist {
  const guides = listGuides(facts, query);
  const createItems = (guide: UpgradeGuide) => [
    ...guide.steps
      .filter((step) => isWanted(guide, step, query))
      .map((step) => toItem(guide, step)),
    ...createRest(guide),
  ];
  const stages = listEnds(guides).map((to) => {
    const items = guides.filter((guide) => guide.to === to).flatMap(createItems);
    const parts = STEP_KINDS.map((kind) => ({
      kind,
      items: items.filter((item) => item.kind === kind),
    }));
    return { to, parts: parts.filter((part) => part.items.length > 0) };
  });

  const leftOut = guides.reduce(
    (sum, guide) => sum + guide.steps.filter((step) => !isWanted(guide, step, query)).length,
    0,
  );
  return { stages: stages.filter(({ parts }) => parts.length > 0), leftOut };
}

export function listItems({ stages }: Checklist): ChecklistItem[] {
  return stages.flatMap(({ parts }) => parts.flatMap(({ items }) => items));
}

/** The features that have steps in the upgrade, by product; products without any are left out. */
export function listFeatureChoices(facts: UpgradeFacts, query: Query): FeatureChoice[] {
  const guides = listGuides(facts, query);
  return PRODUCT_SLUGS.map((product) => {
    const own = guides.filter((guide) => guide.product === product);
    const used = own.flatMap(({ steps }) => steps.flatMap(({ features = [] }) => features));
    return { product, features: listFeatures(product).filter(({ id }) => used.includes(id)) };
  }).filter(({ features }) => features.length > 0);
}
