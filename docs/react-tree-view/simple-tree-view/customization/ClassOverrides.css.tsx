import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './ClassOverrides.css';

export default function ClassOverrides() {
  return (
    <SimpleTreeView
      aria-label="Recipes"
      defaultExpandedItems={['bread', 'soups']}
      defaultSelectedItems="rye"
      className="class-overrides"
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Dark rye" />
        <TreeItem itemId="focaccia" label="Focaccia" />
        <TreeItem itemId="bagels" label="Bagels" />
      </TreeItem>
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="leek" label="Leek and potato" />
        <TreeItem itemId="miso" label="Miso" />
        <TreeItem itemId="clam" label="Clam chowder (no clams)" disabled />
      </TreeItem>
      <TreeItem itemId="pickles" label="Pickles">
        <TreeItem itemId="beets" label="Beets" />
        <TreeItem itemId="lemons" label="Salted lemons" />
        <TreeItem itemId="onions" label="Red onions" />
      </TreeItem>
      <TreeItem itemId="cakes" label="Cakes">
        <TreeItem itemId="poppy" label="Poppy seed roll" />
        <TreeItem itemId="plum" label="Plum tart" />
      </TreeItem>
    </SimpleTreeView>
  );
}
