import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchBirds, getChildrenCount, groups } from './birds';

const item = {
  slotProps: {
    loadingIcon: { 'aria-label': 'Loading' },
    errorIcon: { role: 'img', 'aria-label': 'Could not load' },
  },
};

export default function FailingTree() {
  const [isDown, setIsDown] = React.useState(true);
  const [message, setMessage] = React.useState('');

  const getTreeItems = async (parentId?: string) => {
    const birds = await fetchBirds(parentId);
    if (isDown) {
      setMessage(`Could not load ${parentId}. Open it again to retry.`);
      throw new Error('503 Service Unavailable');
    }
    setMessage('');
    return birds;
  };

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isDown}
            onChange={(event) => setIsDown(event.target.checked)}
          />
        }
        label="The server is down"
      />
      <RichTreeViewPro
        aria-label="Bird recordings"
        items={groups}
        dataSource={{ getChildrenCount, getTreeItems }}
        slotProps={{ item }}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 40, mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
