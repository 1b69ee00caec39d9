import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

export default function RichArrowOnly() {
  const [arrowOnly, setArrowOnly] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Open with the arrow only"
        control={<Switch checked={arrowOnly} />}
        onChange={(_, checked) => setArrowOnly(checked)}
      />
      <RichTreeView
        aria-label="Seed catalog"
        items={seeds}
        expansionTrigger={arrowOnly ? 'iconContainer' : 'content'}
        defaultExpandedItems={['vegetables']}
      />
    </div>
  );
}
