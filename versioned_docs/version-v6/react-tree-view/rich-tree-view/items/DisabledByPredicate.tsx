import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Hall {
  id: string;
  name: string;
  closed?: boolean;
  halls?: Hall[];
}

const museum: Hall[] = [
  {
    id: 'ground',
    name: 'Ground floor',
    halls: [
      { id: 'maps', name: 'Maps' },
      { id: 'clocks', name: 'Clocks', closed: true },
    ],
  },
  {
    id: 'upper',
    name: 'Upper floor',
    closed: true,
    halls: [{ id: 'looms', name: 'Looms' }],
  },
];

function renderHall({ id, name, closed, halls }: Hall) {
  return (
    <TreeItem key={id} nodeId={id} label={name} disabled={closed}>
      {halls?.map(renderHall)}
    </TreeItem>
  );
}

export default function DisabledByPredicate() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 130 }}>
      <TreeView
        aria-label="Museum"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['ground', 'upper']}
      >
        {museum.map(renderHall)}
      </TreeView>
    </Box>
  );
}
