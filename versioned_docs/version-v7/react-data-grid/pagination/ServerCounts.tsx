import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountedReadings } from './CountedReadings';

export default function ServerCounts() {
  const [tab, setTab] = React.useState<'known' | 'unknown' | 'estimated'>('known');

  return (
    <div>
      <Tabs
        value={tab}
        onChange={(_event, value) => setTab(value)}
        aria-label="What the server knows about the number of rows"
        sx={{ mb: 1 }}
      >
        <Tab
          value="known"
          label="Known"
          id="count-known"
          aria-controls="count-grid"
        />
        <Tab
          value="unknown"
          label="Unknown"
          id="count-unknown"
          aria-controls="count-grid"
        />
        <Tab
          value="estimated"
          label="Estimated"
          id="count-estimated"
          aria-controls="count-grid"
        />
      </Tabs>
      <div
        role="tabpanel"
        id="count-grid"
        aria-labelledby={`count-${tab}`}
        style={{ height: 400 }}
      >
        <CountedReadings
          key={tab}
          isKnown={tab === 'known'}
          estimate={tab === 'estimated' ? 60 : undefined}
        />
      </div>
    </div>
  );
}
