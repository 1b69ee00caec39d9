import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const spacious: TreeItemProps['ContentProps'] = {
  style: { paddingBlock: 8, borderBottom: '1px solid', borderRadius: 0 },
};

export default function ContentProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <TreeView
        aria-label="Supplies"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['paints']}
      >
        <TreeItem nodeId="paints" label="Paints" ContentProps={spacious}>
          <TreeItem nodeId="ochre" label="Ochre" ContentProps={spacious} />
          <TreeItem nodeId="umber" label="Umber" ContentProps={spacious} />
        </TreeItem>
        <TreeItem nodeId="brushes" label="Brushes" ContentProps={spacious} />
      </TreeView>
    </Box>
  );
}
