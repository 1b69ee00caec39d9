import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { styled } from '@mui/material/styles';
import {
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
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
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <Handle draggable={draggable} onDragStart={onDragStart}>
            <DragIndicatorIcon fontSize="small" />
          </Handle>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HandleDrag() {
  return (
    <RichTreeViewPro
      aria-label="Tasks of the day"
      items={checklist}
      itemsReordering
      slots={{ item: HandleItem }}
      defaultExpandedItems={['open']}
    />
  );
}
