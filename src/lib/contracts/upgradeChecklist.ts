import type { VersionName } from '../docsVersions';
import type { Plan, ProductSlug } from '../products';

/**
 * What the migration guides ask for, as `/x/migration/steps.json` has it. Titles and conditions are
 * a line of Markdown each: text with code in it.
 */

/** In the order in which the steps of one major are taken. */
export const STEP_KINDS = ['install', 'codemod', 'manual', 'behavior', 'check'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Where a guide starts: a major, or the lab that a product came from. */
export type GuideStart = VersionName | 'lab';

export interface UpgradeStep {
  kind: StepKind;
  /** Id of the section in the guide. */
  anchor: string;
  title: string;
  /** Title of the section above it. */
  group?: string;
  /** Least plan that it concerns. */
  plan?: Exclude<Plan, 'community'>;
  /** Only for those who replace or write parts of their own. */
  isAdvanced?: true;
  /** Whom it affects, in the words after "This affects you if you". */
  condition?: string;
  /** How much of it a codemod does, as the guide says. */
  codemod?: string;
  /** Commands that run codemods, as the guide has them. */
  commands?: readonly string[];
  /** Features that it belongs to; none where it is for everyone. */
  features?: readonly string[];
}

export interface UpgradeGuide {
  product: ProductSlug;
  from: GuideStart;
  to: VersionName;
  /** Of its page, without base URL: `/x/v7/migration/migration-pickers-v6/`. */
  path: string;
  /** In the order in which they are taken. */
  steps: readonly UpgradeStep[];
  /** Removed and renamed names of the API that the guide does not mention; not of the lab. */
  unmentioned?: number;
}

export interface UpgradeFacts {
  guides: readonly UpgradeGuide[];
}

/** A guide with its codemods: what the served page says before the steps are fetched. */
export interface GuideOutline extends Pick<UpgradeGuide, 'product' | 'from' | 'to' | 'path'> {
  commands: readonly string[];
}

/** Where the steps are, without base URL. */
export const STEPS_FILE = '/x/migration/steps.json';
