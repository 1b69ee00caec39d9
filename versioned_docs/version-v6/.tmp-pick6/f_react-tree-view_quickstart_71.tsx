import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function Recipes() {
  return (
    <section>
      <h2 id="recipes-title">Recipes</h2>
      <TreeView aria-labelledby="recipes-title">
        <TreeItem nodeId="soups" label="Soups" />
        <TreeItem nodeId="breads" label="Breads" />
      </TreeView>
    </section>
  );
}
