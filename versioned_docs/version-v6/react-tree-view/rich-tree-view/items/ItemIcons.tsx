import AddIcon from '@mui/icons-material/Add';
import AlbumIcon from '@mui/icons-material/Album';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import RemoveIcon from '@mui/icons-material/Remove';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ItemIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <TreeView
        aria-label="Records"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultEndIcon={<MusicNoteIcon />}
        defaultExpanded={['tides']}
      >
        <TreeItem nodeId="tides" label="Tides">
          <TreeItem nodeId="ebb" label="Ebb" />
          <TreeItem nodeId="flood" label="Flood" icon={<StarIcon />} />
        </TreeItem>
        <TreeItem nodeId="dunes" label="Dunes" expandIcon={<AlbumIcon />}>
          <TreeItem nodeId="marram" label="Marram" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
