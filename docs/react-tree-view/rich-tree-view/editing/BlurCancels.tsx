import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { tracks } from './session';

const TrackItem = React.forwardRef(function TrackItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const cancel: TreeViewCancellableEventHandler<React.FocusEvent> = (event) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
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
      defaultExpandedItems={['vocals']}
    />
  );
}
