import type { ApiPlan } from '@site/src/lib/contracts/api';

/** What an example of a plan imports and renders. */
export const PLAN_GRIDS: Record<ApiPlan, { component: string; packageName: string }> = {
  community: { component: 'DataGrid', packageName: '@mui/x-data-grid' },
  pro: { component: 'DataGridPro', packageName: '@mui/x-data-grid-pro' },
  premium: { component: 'DataGridPremium', packageName: '@mui/x-data-grid-premium' },
};
