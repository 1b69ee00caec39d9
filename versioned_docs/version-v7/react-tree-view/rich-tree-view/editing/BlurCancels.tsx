import * as React from 'react';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { tracks } from './session';

const TrackItem = React.forwardRef(function TrackItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });

  const cancel: TreeViewCancellableEventHandler<React.FocusEvent> = (event) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem2
      {...props}
      ref={ref}
      slotProps={{ labelInput: { 'aria-label': 'Track name', onBlur: cancel } }}
    />
  );
});

export default function BlurCancels() {
  return (
    <RichTreeView
      aria-label="Session"
      items={tracks}
      slots={{ item: TrackItem }}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['vocals']}
    />
  );
}
