import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeViewPro, TreeView } from '@mui/x-tree-view-pro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { loads, props, type Prop } from './data';
import { loadItems, TreeItem as PropItem, type TreeItem2Props } from './items';

const plainItem: Partial<TreeItem2Props> = { slotProps: { label: { translate: 'no' } } };

export function Catalog({ onRename }: { onRename: (id: string, name: string) => void }) {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>(null);

  const handleSelection = (event: React.SyntheticEvent, id: string | null) => {
    event.stopPropagation();
    setSelected(id);
  };

  const showDecanter = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion(event, 'glass', true);
    apiRef.current?.selectItem({ event, itemId: 'decanter' });
  };

  return (
    <Box sx={{ '& .MuiRichTreeView-root': { padding: 2, border: '1px solid' } }}>
      <Button onClick={showDecanter}>Show the decanter</Button>
      <RichTreeView
        apiRef={apiRef}
        items={props}
        getItemLabel={(prop) => prop.name}
        isItemEditable={(prop: Prop) => !prop.fragile}
        experimentalFeatures={{ labelEditing: true }}
        onItemLabelChange={onRename}
        selectedItems={selected}
        onSelectedItemsChange={handleSelection}
        slots={{ item: PropItem }}
        slotProps={{ item: plainItem }}
      />
    </Box>
  );
}

export function Loads({ kind = 'TreeItem2' }: { kind?: keyof typeof loadItems }) {
  const [open, setOpen] = React.useState<string[]>([]);
  return (
    <>
      <RichTreeViewPro
        items={loads}
        multiSelect
        checkboxSelection
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        expandedItems={open}
        onExpandedItemsChange={(event, ids) => {
          if (event.type !== 'keydown') {
            setOpen(ids);
          }
        }}
        slots={{ item: loadItems[kind] }}
      />
      <TreeView aria-label="Loads that are back">
        <TreeItem itemId="van" label="Van" />
      </TreeView>
    </>
  );
}
