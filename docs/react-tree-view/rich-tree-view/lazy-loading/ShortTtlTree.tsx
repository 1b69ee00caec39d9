import * as React from 'react';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { wait } from './birds';

interface River {
  id: string;
  label: string;
  gauges?: string[];
}

const rivers: River[] = [
  { id: 'alder', label: 'Alder', gauges: ['Mill weir', 'Old bridge', 'Lock 4'] },
  { id: 'brent', label: 'Brent', gauges: ['Quarry', 'Ford', 'Railway bridge'] },
  { id: 'colne', label: 'Colne', gauges: ['Source', 'Sluice'] },
];

/** A server where water levels rise by 3 cm with each request. */
function createSource() {
  let requests = 0;

  return {
    getChildrenCount: ({ gauges }: River) => gauges?.length ?? 0,
    getTreeItems: async (parentId?: string): Promise<River[]> => {
      requests += 1;
      const level = 120 + 3 * requests;
      await wait(400);
      const river = rivers.find(({ id }) => id === parentId);
      return (river?.gauges ?? []).map((gauge, index) => ({
        id: `${parentId}-${index}`,
        label: `${gauge}: ${level + 11 * index} cm`,
      }));
    },
  };
}

const item = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function ShortTtlTree() {
  const [dataSource] = React.useState(createSource);
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 10_000 }));

  return (
    <RichTreeViewPro
      aria-label="River levels"
      items={rivers}
      dataSource={dataSource}
      dataSourceCache={cache}
      slotProps={{ item }}
    />
  );
}
