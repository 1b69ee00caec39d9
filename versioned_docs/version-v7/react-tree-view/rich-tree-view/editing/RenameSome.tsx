import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

type Sheet = TreeViewBaseItem<{ id: string; label: string; fixed?: boolean }>;

const binder: Sheet[] = [
  { id: 'cover', label: 'Cover (fixed)', fixed: true },
  {
    id: 'findings',
    label: 'Findings',
    children: [
      { id: 'roof', label: 'Roof and gutters' },
      { id: 'walls', label: 'Outer walls' },
      { id: 'wiring', label: 'Wiring' },
    ],
  },
  {
    id: 'annex',
    label: 'Annex (fixed)',
    fixed: true,
    children: [
      { id: 'photos', label: 'Photos' },
      { id: 'terms', label: 'Terms (fixed)', fixed: true },
    ],
  },
];

const isSheetEditable = (sheet: Sheet) => !sheet.fixed;
const item = { slotProps: { labelInput: { 'aria-label': 'Sheet name' } } };

export default function RenameSome() {
  return (
    <RichTreeView
      aria-label="Survey report"
      items={binder}
      isItemEditable={isSheetEditable}
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['findings', 'annex']}
      slots={{ item: TreeItem2 }}
      slotProps={{ item: item as object }}
    />
  );
}
