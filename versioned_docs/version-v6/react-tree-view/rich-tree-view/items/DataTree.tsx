import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Place {
  id: string;
  name: string;
  places?: Place[];
}

const harbor: Place[] = [
  {
    id: 'north',
    name: 'North pier',
    places: [
      { id: 'berth-1', name: 'Berth 1' },
      { id: 'berth-2', name: 'Berth 2' },
    ],
  },
  {
    id: 'yard',
    name: 'Boatyard',
    places: [{ id: 'slip', name: 'Slipway' }],
  },
  { id: 'office', name: 'Harbor office' },
];

function renderPlace({ id, name, places }: Place) {
  return (
    <TreeItem key={id} nodeId={id} label={name}>
      {places?.map(renderPlace)}
    </TreeItem>
  );
}

export default function DataTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <TreeView
        aria-label="Harbor"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['north']}
      >
        {harbor.map(renderPlace)}
      </TreeView>
    </Box>
  );
}
