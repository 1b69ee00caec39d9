import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { staff, type Colleague } from './staff';

const avatarClass =
  'size-8 bg-(--mui-palette-action-selected) text-[15px] text-(--mui-palette-text-primary)';

const StaffItem = React.forwardRef(function StaffItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const colleague = useTreeItemModel<Colleague>(itemId);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()} className="py-1.5">
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar aria-hidden className={avatarClass}>
            {colleague?.label[0]}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
          <span className="text-[14px] text-(--mui-palette-text-secondary)">
            {colleague?.extension}
          </span>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function RichAvatarItem() {
  return (
    <RichTreeView
      aria-label="Newsroom"
      items={staff}
      slots={{ item: StaffItem }}
      defaultExpandedItems={['marta', 'dev']}
    />
  );
}
