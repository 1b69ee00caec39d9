import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { birdSource, groups } from './birds';

const item = {
  slotProps: {
    loadingIcon: { 'aria-label': 'Loading' },
    labelInput: { 'aria-label': 'Name' },
  },
};

export default function LazyRenameTree() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));
  const [isCacheUpdated, setIsCacheUpdated] = React.useState(true);

  const handleLabelChange = (itemId: string, label: string) => {
    const parentId = apiRef.current!.getParentId(itemId);
    const rows = parentId && cache.get(parentId);
    if (isCacheUpdated && Array.isArray(rows)) {
      cache.set(
        parentId!,
        rows.map((row) => (row.id === itemId ? { ...row, label } : row)),
      );
    }
  };

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isCacheUpdated}
            onChange={(event) => setIsCacheUpdated(event.target.checked)}
          />
        }
        label="Update the cache"
      />
      <RichTreeViewPro
        aria-label="Bird recordings"
        items={groups}
        dataSource={birdSource}
        dataSourceCache={cache}
        apiRef={apiRef}
        isItemEditable
        onItemLabelChange={handleLabelChange}
        slotProps={{ item }}
      />
    </div>
  );
}
