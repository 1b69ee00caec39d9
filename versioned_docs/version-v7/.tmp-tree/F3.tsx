import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function App() {
  return (
    <SimpleTreeView aria-label="Recipes">
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="leek-potato" label="Leek and potato" />
        <TreeItem itemId="miso" label="Miso" />
      </TreeItem>
      <TreeItem itemId="desserts" label="Desserts" />
    </SimpleTreeView>
  );
}
