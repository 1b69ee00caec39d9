import type { Rename } from '../Rename';
import { CHARTS_RENAMES } from './charts';
import { DATA_GRID_RENAMES } from './dataGrid';
import { DATE_PICKERS_RENAMES } from './datePickers';
import { TREE_VIEW_RENAMES } from './treeView';

/** The hand-written map of what the migration guides rename and replace, for all products. */
export const RENAMES: readonly Rename[] = [
  ...DATA_GRID_RENAMES,
  ...DATE_PICKERS_RENAMES,
  ...CHARTS_RENAMES,
  ...TREE_VIEW_RENAMES,
];
