import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Recipes() {
  return (
    <section>
      <h2 id="recipes-title">Recipes</h2>
      <SimpleTreeView aria-labelledby="recipes-title">
        <TreeItem itemId="soups" label="Soups" />
        <TreeItem itemId="breads" label="Breads" />
      </SimpleTreeView>
    </section>
  );
}
