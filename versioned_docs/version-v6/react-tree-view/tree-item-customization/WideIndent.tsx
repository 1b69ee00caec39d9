import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function WideIndent() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 100 }}>
      <TreeView
        aria-label="Chapters"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['knots', 'bends']}
        sx={{
          [`& .${treeItemClasses.group}`]: {
            marginInlineStart: '15px',
            paddingInlineStart: '17px',
            borderInlineStart: 1,
            borderColor: 'divider',
          },
        }}
      >
        <TreeItem nodeId="knots" label="Knots">
          <TreeItem nodeId="bends" label="Bends">
            <TreeItem nodeId="sheet" label="Sheet bend" />
          </TreeItem>
        </TreeItem>
      </TreeView>
    </Box>
  );
}
