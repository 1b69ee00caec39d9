import type { ProductSlug } from '@site/src/lib/products';
import type { SourceFile } from '@site/src/lib/contracts/demos';
import { chartsTemplate } from './charts';
import { dataGridTemplate } from './dataGrid';
import { datePickersTemplate } from './datePickers';
import { treeViewTemplate } from './treeView';

/** The packages that templates import, so that they're available offline. */
export const TEMPLATE_PACKAGES: readonly string[] = [
  '@mui/material/Box',
  '@mui/material/Stack',
  '@mui/material/Typography',
  '@mui/x-charts/LineChart',
  '@mui/x-data-grid',
  '@mui/x-date-pickers/AdapterDayjs',
  '@mui/x-date-pickers/DatePicker',
  '@mui/x-date-pickers/LocalizationProvider',
  '@mui/x-date-pickers/TimePicker',
  '@mui/x-tree-view/RichTreeView',
  '@mui/x-tree-view/models',
  'dayjs',
];

/** A small program for each library, in TypeScript. */
export const TEMPLATES: Record<ProductSlug, SourceFile[]> = {
  'data-grid': dataGridTemplate,
  'date-pickers': datePickersTemplate,
  charts: chartsTemplate,
  'tree-view': treeViewTemplate,
};
