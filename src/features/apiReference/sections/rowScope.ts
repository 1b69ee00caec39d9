import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';

/** What rows need for their links. */
export interface RowScope extends LinkScope {
  /** URL of the page that explains the plans, which has a section for each. */
  plansUrl: string;
}
