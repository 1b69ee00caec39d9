import { charts } from './charts';
import { commonConcepts } from './commonConcepts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './treeView';
import type { NavEntry } from './types';

const whatsNew: NavEntry = {
  pathname: 'https://mui.com/x/whats-new/',
  title: "What's new in MUI X",
};

/** The navigation of the current version, in display order. */
export const navEntries: readonly NavEntry[] = [
  whatsNew,
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];
