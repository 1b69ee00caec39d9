import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nameCheckbox } from './nameCheckbox';
import { reels } from './reels';

export default function PropagationLab() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="descendants"
        control={<Switch checked={descendants} />}
        onChange={(_, checked) => setDescendants(checked)}
      />
      <FormControlLabel
        label="parents"
        control={<Switch checked={parents} />}
        onChange={(_, checked) => setParents(checked)}
      />
      <Box sx={{ height: 320, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Film archive"
          items={reels}
          multiSelect
          checkboxSelection
          selectionPropagation={{ descendants, parents }}
          slotProps={{ item: nameCheckbox }}
          defaultExpandedItems={['newsreels', 'fifties', 'year-1952', 'year-1957']}
        />
      </Box>
    </div>
  );
}
