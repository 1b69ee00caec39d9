import type { VersionName } from '../docsVersions';
import type { Plan, ProductSlug } from '../products';

/**
 * The steps of the migration guides, as in `/x/migration/steps.json`. Titles and conditions are one
 * line of Markdown each: text with inline code.
 */

/** In the order in which the steps of a major are taken. */
export const STEP_KINDS = ['install', 'codemod', 'manual', 'behavior', 'check'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Where a guide starts: a major, or the lab that a product came from. */
export type GuideStart = VersionName | 'lab';

export interface UpgradeStep {
  kind: StepKind;
  /** ID of the section in the guide. */
  anchor: string;
  title: string;
  /** Title of the parent section. */
  group?: string;
  /** The lowest plan that it affects. */
  plan?: Exclude<Plan, 'community'>;
  /** Only for readers who replace or write their own components. */
  isAdvanced?: true;
  /** Whom it affects, in the words after "This affects you if you". */
  condition?: string;
  /** How much of it a codemod does, according to the guide. */
  codemod?: string;
  /** Commands that run codemods, from the guide. */
  commands?: readonly string[];
  /** Features that it belongs to; undefined if it's for everyone. */
  features?: readonly string[];
}

export interface UpgradeGuide {
  product: ProductSlug;
  from: GuideStart;
  to: VersionName;
  /** The path of its page, without base URL: `/x/v7/migration/migration-pickers-v6/`. */
  path: string;
  /** In the order in which they're taken. */
  steps: readonly UpgradeStep[];
  /**
   * The number of removed and renamed API names that the guide doesn't mention; not for the lab.
   */
  unmentioned?: number;
}

export interface UpgradeFacts {
  guides: readonly UpgradeGuide[];
}

/** A guide with its codemods: what the served page shows before the steps are loaded. */
export interface GuideOutline extends Pick<UpgradeGuide, 'product' | 'from' | 'to' | 'path'> {
  commands: readonly string[];
}

/** Where the steps are, without base URL. */
export const STEPS_FILE = '/x/migration/steps.json';
