import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const recipes: TreeViewBaseItem[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek-potato', label: 'Leek and potato' },
      { id: 'miso', label: 'Miso' },
    ],
  },
  {
    id: 'breads',
    label: 'Breads',
    children: [
      { id: 'focaccia', label: 'Focaccia' },
      { id: 'rye', label: 'Rye loaf' },
    ],
  },
];

export default function FirstRichTree() {
  return (
    <RichTreeView
      aria-label="Recipes"
      items={recipes}
      defaultExpandedItems={['soups']}
    />
  );
}
