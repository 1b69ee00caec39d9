import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneChoice() {
  return (
    <SimpleTreeView
      aria-label="Paper stock"
      defaultExpandedItems={['uncoated', 'cotton']}
      defaultSelectedItems="laid"
    >
      <TreeItem itemId="uncoated" label="Uncoated">
        <TreeItem itemId="offset" label="Offset, 90 g" />
        <TreeItem itemId="laid" label="Laid, 120 g" />
        <TreeItem itemId="cotton" label="Cotton">
          <TreeItem itemId="cotton-300" label="Letterpress, 300 g" />
          <TreeItem itemId="cotton-600" label="Duplex, 600 g" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="coated" label="Coated">
        <TreeItem itemId="gloss" label="Gloss, 135 g" />
        <TreeItem itemId="silk" label="Silk, 150 g" />
        <TreeItem itemId="matt" label="Matt, 170 g" />
      </TreeItem>
      <TreeItem itemId="special" label="Special">
        <TreeItem itemId="kraft" label="Kraft, 250 g" />
        <TreeItem itemId="tracing" label="Tracing, 112 g" />
        <TreeItem itemId="metallic" label="Metallic, 285 g" />
      </TreeItem>
      <TreeItem itemId="customer" label="Supplied by the customer" />
    </SimpleTreeView>
  );
}
