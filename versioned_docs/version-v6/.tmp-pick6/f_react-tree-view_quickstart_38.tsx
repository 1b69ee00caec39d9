import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function App() {
  return (
    <TreeView
      aria-label="Recipes"
      defaultCollapseIcon={<RemoveIcon />}
      defaultExpandIcon={<AddIcon />}
    >
      <TreeItem nodeId="soups" label="Soups">
        <TreeItem nodeId="leek-potato" label="Leek and potato" />
        <TreeItem nodeId="miso" label="Miso" />
      </TreeItem>
      <TreeItem nodeId="desserts" label="Desserts" />
    </TreeView>
  );
}
