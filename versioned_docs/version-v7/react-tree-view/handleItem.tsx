import * as React from 'react';
import Box from '@mui/material/Box';
import {
  TreeItem2Content,
  TreeItem2DragAndDropOverlay,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';
import { DragIcon } from './treeParts';

/** An item that users can only drag by its handle. */
export const HandleItem = React.forwardRef(function HandleItem(
  { id, itemId, label, disabled, children }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  // On the root, both props would make the whole row draggable.
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...rootProps}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <Box
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
          >
            <DragIcon />
          </Box>
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});
