import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FirstSimpleTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <TreeView
        aria-label="Recipes"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['soups']}
      >
        <TreeItem nodeId="soups" label="Soups">
          <TreeItem nodeId="leek-potato" label="Leek and potato" />
          <TreeItem nodeId="miso" label="Miso" />
        </TreeItem>
        <TreeItem nodeId="breads" label="Breads">
          <TreeItem nodeId="focaccia" label="Focaccia" />
          <TreeItem nodeId="rye" label="Rye loaf" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
