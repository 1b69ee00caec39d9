import type { ApiPlan } from '@site/src/lib/contracts/api';

/** What the examples of a plan import and render. */
export const PLAN_GRIDS: Record<ApiPlan, { component: string; packageName: string }> = {
  community: { component: 'DataGrid', packageName: '@mui/x-data-grid' },
  pro: { component: 'DataGridPro', packageName: '@mui/x-data-grid-pro' },
  premium: { component: 'DataGridPremium', packageName: '@mui/x-data-grid-premium' },
};
