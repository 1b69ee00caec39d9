import type { ApiPlan, ApiProductId } from '../../src/lib/contracts/api';

interface ProductPackage {
  name: string;
  plan: ApiPlan;
}

/** The packages of each product, least plan first. A major may lack some. */
export const PRODUCT_PACKAGES: Readonly<Record<ApiProductId, readonly ProductPackage[]>> = {
  'data-grid': [
    { name: '@mui/x-data-grid', plan: 'community' },
    { name: '@mui/x-data-grid-pro', plan: 'pro' },
    { name: '@mui/x-data-grid-premium', plan: 'premium' },
  ],
  'date-pickers': [
    { name: '@mui/x-date-pickers', plan: 'community' },
    { name: '@mui/x-date-pickers-pro', plan: 'pro' },
  ],
  charts: [
    { name: '@mui/x-charts', plan: 'community' },
    { name: '@mui/x-charts-pro', plan: 'pro' },
  ],
  'tree-view': [
    { name: '@mui/x-tree-view', plan: 'community' },
    { name: '@mui/x-tree-view-pro', plan: 'pro' },
  ],
};
