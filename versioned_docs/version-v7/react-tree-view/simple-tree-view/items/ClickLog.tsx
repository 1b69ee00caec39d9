import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ClickLog() {
  const [clicked, setClicked] = React.useState<string | null>(null);

  return (
    <div>
      <SimpleTreeView
        aria-label="Help topics"
        defaultExpandedItems={['shipping', 'returns']}
        onItemClick={(_, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="shipping" label="Shipping">
          <TreeItem itemId="tracking" label="Track a parcel" />
          <TreeItem itemId="pickup" label="Pick up in a store" />
          <TreeItem itemId="customs" label="Customs (coming soon)" disabled />
        </TreeItem>
        <TreeItem itemId="returns" label="Returns">
          <TreeItem itemId="refund" label="Refunds" />
          <TreeItem itemId="exchange" label="Exchanges" />
        </TreeItem>
      </SimpleTreeView>
      <Typography aria-live="polite">Last click: {clicked ?? 'none'}</Typography>
    </div>
  );
}
