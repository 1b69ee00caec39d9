import type { DemoModule } from '@site/src/lib/contracts/demos';
import type { ProductSlug } from '@site/src/lib/products';

/** The demo that each panel of the home page runs when the reader reaches for it. */
export const PANEL_DEMOS: Record<ProductSlug, () => Promise<DemoModule>> = {
  'data-grid': () => import('@site/docs/react-data-grid/quickstart/FirstGrid'),
  'date-pickers': () => import('@site/docs/react-date-pickers/quickstart/FirstPicker'),
  charts: () => import('@site/docs/react-charts/quickstart/OnePieceBar'),
  'tree-view': () => import('@site/docs/react-tree-view/quickstart/FirstRichTree'),
};
