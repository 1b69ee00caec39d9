import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const calm = { timeout: 0 };

export default function CalmTree() {
  return (
    <TreeView aria-label="Supplies">
      <TreeItem nodeId="paints" label="Paints" TransitionProps={calm}>
        <TreeItem nodeId="ochre" label="Ochre" />
      </TreeItem>
    </TreeView>
  );
}
