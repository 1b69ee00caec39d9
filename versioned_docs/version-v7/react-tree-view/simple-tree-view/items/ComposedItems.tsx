import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const beds = [
  { name: 'Bed 1', crops: ['Garlic', 'Leeks', 'Shallots'] },
  { name: 'Bed 2', crops: ['Chard', 'Lettuce', 'Spinach'] },
  { name: 'Bed 3', crops: [] },
];

function BedItem({ name, crops }: { name: string; crops: string[] }) {
  return (
    <TreeItem itemId={name} label={name}>
      {crops.map((crop) => (
        <TreeItem key={crop} itemId={`${name}/${crop}`} label={crop} />
      ))}
    </TreeItem>
  );
}

export default function ComposedItems() {
  const [showGreenhouse, setShowGreenhouse] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="Show the greenhouse"
        control={<Switch checked={showGreenhouse} />}
        onChange={(_, checked) => setShowGreenhouse(checked)}
      />
      <SimpleTreeView aria-label="Garden beds" defaultExpandedItems={['Bed 1']}>
        {showGreenhouse && (
          <BedItem name="Greenhouse" crops={['Basil', 'Cucumbers', 'Tomatoes']} />
        )}
        {beds.map((bed) => (
          <BedItem key={bed.name} {...bed} />
        ))}
      </SimpleTreeView>
    </div>
  );
}
