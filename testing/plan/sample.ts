/**
 * The fixed sample: pages that together use every component of the site and every kind of demo, so
 * that `npm test` covers all of them. `sample.test.ts` lists the features that none of them has.
 */
export const SAMPLE_PAGES: readonly string[] = [
  // Install commands, product cards, tabs.
  '/x/introduction/installation/',
  // A page without demos that many others link to.
  '/x/introduction/licensing/',
  // A demo with an icon font.
  '/x/common-concepts/custom-components/',
  // A grid of a paid plan.
  '/x/react-data-grid/column-pinning/',
  // A demo without a toolbar.
  '/x/react-data-grid/features/',
  // A catalog.
  '/x/react-data-grid/events/',
  // A component with only some of its parts.
  '/x/react-data-grid/components/filter-panel/',
  // A note, and code in every date library.
  '/x/react-date-pickers/quickstart/',
  // A demo in its own frame.
  '/x/react-date-pickers/calendar-systems/',
  // Code that is open from the start.
  '/x/react-charts/',
  // A demo with controls, and demos in three stylings.
  '/x/react-charts/bars/',
  '/x/react-tree-view/quickstart/',
  // A migration guide with diffs.
  '/x/migration/migration-charts-v7/',
];

/** One reference page of each kind: the largest, a component, a type, a product's list, changes. */
export const SAMPLE_REFERENCE: readonly string[] = [
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/charts/bar-chart/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/charts/',
  '/x/api/changes/',
];

/** One small page with demos of each old major. */
export const SAMPLE_OLD: readonly string[] = [
  '/x/v7/react-charts/quickstart/',
  '/x/v6/react-tree-view/quickstart/',
  '/x/v5/react-data-grid/quickstart/',
  '/x/v4/react-data-grid/quickstart/',
];

export const SAMPLE: readonly string[] = [...SAMPLE_PAGES, ...SAMPLE_REFERENCE, ...SAMPLE_OLD];
