import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const fleets = [
  {
    id: 'sail',
    name: 'Sailing boats',
    boats: [
      { id: 'gannet', name: 'Gannet', length: 9.4, berths: 5 },
      { id: 'skua', name: 'Skua', length: 7.1, berths: 3 },
    ],
  },
  {
    id: 'motor',
    name: 'Motor boats',
    boats: [{ id: 'otter', name: 'Otter', length: 6.2, berths: 2 }],
  },
];

const boats = fleets.flatMap((fleet) => fleet.boats);

export default function ReadItem() {
  const [selected, setSelected] = React.useState('gannet');
  const boat = boats.find(({ id }) => id === selected);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 170 }}>
      <TreeView
        aria-label="Boats"
        selected={selected}
        onNodeSelect={(_event, id) => setSelected(id)}
        defaultExpanded={['sail', 'motor']}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        {fleets.map((fleet) => (
          <TreeItem key={fleet.id} nodeId={fleet.id} label={fleet.name}>
            {fleet.boats.map(({ id, name }) => (
              <TreeItem key={id} nodeId={id} label={name} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      <Typography aria-live="polite" sx={{ mt: 2 }}>
        {boat
          ? `${boat.name}: ${boat.length} m, ${boat.berths} berths`
          : 'Select a boat.'}
      </Typography>
    </Box>
  );
}
