import * as React from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const orchard = {
  Apples: ['Ashmead', 'Bramley', 'Gravenstein', 'Northern Spy'],
  Pears: ['Bartlett', 'Bosc', 'Seckel', 'Winter Nelis'],
  Plums: ['Damson', 'Mirabelle', 'Stanley', 'Yellow Egg'],
};
const allIds = Object.entries(orchard).flat(2);

export default function ControlledChoices() {
  const [selected, setSelected] = React.useState(['Apples', 'Bramley']);
  const isEmpty = selected.length === 0;

  return (
    <div>
      <Button onClick={() => setSelected(isEmpty ? allIds : [])}>
        {isEmpty ? 'Select all' : `Clear ${selected.length} selected`}
      </Button>
      <SimpleTreeView
        aria-label="Orchard"
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['Apples', 'Pears']}
      >
        {Object.entries(orchard).map(([fruit, varieties]) => (
          <TreeItem key={fruit} itemId={fruit} label={fruit}>
            {varieties.map((variety) => (
              <TreeItem key={variety} itemId={variety} label={variety} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </div>
  );
}
