import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <SimpleTreeView aria-label="Recipes" defaultExpandedItems={['soups']}>
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="leek-potato" label="Leek and potato" />
        <TreeItem itemId="miso" label="Miso" />
      </TreeItem>
      <TreeItem itemId="breads" label="Breads">
        <TreeItem itemId="focaccia" label="Focaccia" />
        <TreeItem itemId="rye" label="Rye loaf" />
      </TreeItem>
    </SimpleTreeView>
  );
}
