import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchBirds, getChildrenCount } from './birds';

const item = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function LatencyLazyTree() {
  const [delay, setDelay] = React.useState(300);
  const [run, setRun] = React.useState(1);
  const [pending, setPending] = React.useState(1);

  const getTreeItems = async (parentId?: string) => {
    const birds = await fetchBirds(parentId, delay);
    if (parentId === undefined) {
      setPending((previous) => previous - 1);
    }
    return birds;
  };

  const startAgain = () => {
    setPending(pending + 1);
    setRun(run + 1);
  };

  return (
    <div>
      <Typography id="latency-label">
        Delay of the server: {delay.toLocaleString('en-US')} ms
      </Typography>
      <Stack direction="row" sx={{ gap: 3, px: 1, alignItems: 'center' }}>
        <Slider
          aria-labelledby="latency-label"
          min={0}
          max={3000}
          step={100}
          value={delay}
          onChange={(_, value) => setDelay(value)}
        />
        <Button onClick={startAgain} sx={{ flexShrink: 0 }}>
          Start again
        </Button>
      </Stack>
      {pending > 0 && <LinearProgress aria-label="Loading the groups" />}
      <RichTreeViewPro
        key={run}
        aria-label="Bird recordings"
        items={[]}
        dataSource={{ getChildrenCount, getTreeItems }}
        slotProps={{ item }}
      />
    </div>
  );
}
