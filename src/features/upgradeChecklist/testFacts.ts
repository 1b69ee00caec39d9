import type { GuideOutline, UpgradeFacts } from '@site/src/lib/contracts/upgradeChecklist';

const GRID_V6 = {
  product: 'data-grid',
  from: 'v6',
  to: 'v7',
  path: '/x/v7/migration/migration-data-grid-v6/',
} as const;
const GRID_V7 = {
  product: 'data-grid',
  from: 'v7',
  to: 'v8',
  path: '/x/migration/migration-data-grid-v7/',
} as const;
const CHARTS_V7 = {
  product: 'charts',
  from: 'v7',
  to: 'v8',
  path: '/x/migration/migration-charts-v7/',
} as const;
const TREE_LAB = {
  product: 'tree-view',
  from: 'lab',
  to: 'v6',
  path: '/x/v6/migration/migration-tree-view-lab/',
} as const;

const GRID_CODEMOD = 'npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe src';
const CHARTS_CODEMODS = [
  'npx @mui/x-codemod@latest v8.0.0/charts/preset-safe src',
  'npx @mui/x-codemod@latest v8.0.0/charts/rename-colors src',
];

/** A few short guides for tests. */
export const TEST_FACTS: UpgradeFacts = {
  guides: [
    { ...TREE_LAB, steps: [{ kind: 'install', anchor: 'packages', title: 'Install the package' }] },
    {
      ...GRID_V6,
      steps: [
        { kind: 'install', anchor: 'packages', title: 'Update the packages' },
        { kind: 'manual', anchor: 'editing', title: 'Editing', features: ['editing'] },
      ],
    },
    {
      ...GRID_V7,
      steps: [
        { kind: 'install', anchor: 'packages', title: 'Update the packages' },
        { kind: 'codemod', anchor: 'codemod', title: 'Run the codemod', commands: [GRID_CODEMOD] },
        {
          ...({ kind: 'manual', anchor: 'model', title: 'Selection [model]' } as const),
          ...{ group: 'Row selection', condition: 'Control `rowSelectionModel`' },
          ...{ codemod: 'Initial values only', features: ['rowSelection'] },
        },
        {
          ...({ kind: 'manual', anchor: 'filter', title: 'Filter inputs' } as const),
          ...({ isAdvanced: true, plan: 'pro', features: ['filtering', 'slots'] } as const),
        },
        { kind: 'behavior', anchor: 'else', title: 'Everything else' },
      ],
      unmentioned: 12,
    },
    {
      ...CHARTS_V7,
      steps: [
        { kind: 'codemod', anchor: 'codemod', title: 'Run it', commands: CHARTS_CODEMODS },
        { kind: 'manual', anchor: 'legend', title: 'Legend', features: ['legend'] },
      ],
      unmentioned: 0,
    },
  ],
};

export const TEST_OUTLINES: readonly GuideOutline[] = [
  { ...TREE_LAB, commands: [] },
  { ...GRID_V6, commands: [] },
  { ...GRID_V7, commands: [GRID_CODEMOD] },
  { ...CHARTS_V7, commands: CHARTS_CODEMODS },
];
