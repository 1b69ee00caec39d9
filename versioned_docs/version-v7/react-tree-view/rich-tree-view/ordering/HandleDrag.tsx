import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { styled } from '@mui/material/styles';
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
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { checklist } from './checklist';

const Handle = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    borderRadius: 4,
    border: `1px solid ${palette.divider}`,
    color: palette.text.secondary,
    cursor: 'grab',
    '&:hover': {
      color: palette.text.primary,
      backgroundColor: palette.action.hover,
    },
  };
});

const HandleItem = React.forwardRef(function HandleItem(
  { id, itemId, label, disabled, children }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...rootProps}>
        <TreeItem2Content {...item.getContentProps()}>
          <Handle draggable={draggable} onDragStart={onDragStart}>
            <DragIndicatorIcon fontSize="small" />
          </Handle>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

// Version 7 requires both flags.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

export default function HandleDrag() {
  return (
    <RichTreeViewPro
      aria-label="Tasks of the day"
      items={checklist}
      itemsReordering
      experimentalFeatures={flags}
      slots={{ item: HandleItem }}
      defaultExpandedItems={['open']}
    />
  );
}
