import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function DisabledFocusSwitch() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 190 }}>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
      />
      <TreeView
        aria-label="Night train"
        multiSelect
        disabledItemsFocusable={focusable}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['car-7']}
      >
        <TreeItem nodeId="car-7" label="Car 7">
          <TreeItem nodeId="berth-11" label="Berth 11" />
          <TreeItem nodeId="berth-12" label="Berth 12, taken" disabled />
          <TreeItem nodeId="berth-13" label="Berth 13" />
        </TreeItem>
        <TreeItem nodeId="car-8" label="Car 8, seats only" disabled />
      </TreeView>
    </Box>
  );
}
