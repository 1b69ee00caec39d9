import { charts } from './edits/charts';
import { dataGrid } from './edits/dataGrid';
import { datePickers } from './edits/datePickers';
import { treeView } from './edits/treeView';
import type { Migration } from './migrateSample';

/** How the sample of each product is migrated to the next major, by its folder in `samples`. */
export const migrations: Readonly<Record<string, Migration>> = {
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
};
