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
  { id: 'desserts', label: 'Desserts' },
];

export default function App() {
  return <RichTreeView aria-label="Recipes" items={recipes} />;
}
