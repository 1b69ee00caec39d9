import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const treeStyles = {
  [`& .${treeItemClasses.content}`]: {
    py: 0.75,
    borderRadius: 0,
    borderBottom: '1px solid',
    borderBottomColor: 'divider',
    '&[data-expanded]': { borderBottomColor: 'text.secondary' },
    '&[data-selected]': { boxShadow: 'inset 0 0 0 2px currentColor' },
    '&[data-disabled]': { borderBottomStyle: 'dashed' },
  },
  [`& [data-expanded] .${treeItemClasses.label}`]: { fontWeight: 700 },
  [`& .${treeItemClasses.label}`]: { fontSize: 14 },
};

export default function ClassOverrides() {
  return (
    <SimpleTreeView
      aria-label="Recipes"
      defaultExpandedItems={['bread', 'soups']}
      defaultSelectedItems="rye"
      sx={treeStyles}
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
