import { RichTreeViewPro, type TreeViewBaseItem } from '@mui/x-tree-view-pro';

type Shelf = TreeViewBaseItem<{ id: string; label: string; childrenCount: number }>;

const shelves: Shelf[] = [
  { id: 'maps', label: 'Maps', childrenCount: 4 },
  { id: 'scores', label: 'Music scores', childrenCount: 6 },
  { id: 'letters', label: 'Letters', childrenCount: 3 },
];

// Stands in for your server.
const dataSource = {
  getChildrenCount: (shelf: Shelf) => shelf.childrenCount,
  getTreeItems: async (parentId?: string): Promise<Shelf[]> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    const parent = shelves.find((shelf) => shelf.id === parentId);
    return Array.from({ length: parent?.childrenCount ?? 0 }, (_, index) => ({
      id: `${parentId}-${index + 1}`,
      label: `Box ${index + 1}`,
      childrenCount: 0,
    }));
  },
};

const item = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function LazyShelves() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={shelves}
      dataSource={dataSource}
      slotProps={{ item }}
    />
  );
}
