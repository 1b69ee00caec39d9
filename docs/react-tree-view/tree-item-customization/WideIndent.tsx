import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const taxonomy: TreeViewBaseItem[] = [
  {
    id: 'gulls',
    label: 'Gulls and terns',
    children: [
      {
        id: 'terns',
        label: 'Terns',
        children: [{ id: 'arctic', label: 'Arctic tern' }],
      },
    ],
  },
];

export default function WideIndent() {
  return (
    <RichTreeView
      aria-label="Birds"
      items={taxonomy}
      itemChildrenIndentation={32}
      defaultExpandedItems={['gulls', 'terns']}
    />
  );
}
