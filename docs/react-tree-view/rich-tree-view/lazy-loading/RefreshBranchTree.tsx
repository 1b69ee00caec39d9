import * as React from 'react';
import Button from '@mui/material/Button';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { wait } from './birds';

interface Entry {
  id: string;
  label: string;
  jobs: number;
}

const machines: Entry[] = ['Lathe', 'Mill', 'Press'].map((label) => ({
  id: label.toLowerCase(),
  label,
  jobs: 3,
}));

/** A server whose queues advance by one job with each request. */
function createSource() {
  const done = new Map<string, number>();

  return {
    getChildrenCount: (entry: Entry) => entry.jobs,
    getTreeItems: async (parentId = ''): Promise<Entry[]> => {
      await wait(400);
      const next = (done.get(parentId) ?? 0) + 1;
      done.set(parentId, next);
      return [0, 1, 2].map((index) => ({
        id: `${parentId}-${next + index}`,
        label: `Job ${next + index}`,
        jobs: 0,
      }));
    },
  };
}

function createCache() {
  const rows = new Map<string, ReturnType<DataSourceCache['get']>>();

  return {
    get: (key: string) => rows.get(key),
    set: (key: string, value: Parameters<DataSourceCache['set']>[1]) => {
      rows.set(key, value);
    },
    clear: () => rows.clear(),
    markStale: (key: string) => rows.set(key, -1),
  };
}

const item = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function RefreshBranchTree() {
  const apiRef = useTreeViewApiRef();
  const [dataSource] = React.useState(createSource);
  const [cache] = React.useState(createCache);

  const refresh = (itemId: string) => {
    cache.markStale(itemId);
    apiRef.current!.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current!.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <div>
      <Button onClick={() => refresh('lathe')}>Refresh the lathe</Button>
      <RichTreeViewPro
        aria-label="Job queues"
        items={machines}
        dataSource={dataSource}
        dataSourceCache={cache}
        apiRef={apiRef}
        slotProps={{ item }}
      />
    </div>
  );
}
