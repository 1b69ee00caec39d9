import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const folders: TreeViewBaseItem[] = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      { id: 'letters-in', label: 'Received' },
      { id: 'letters-out', label: 'Sent' },
    ],
  },
  { id: 'contracts', label: 'Contracts' },
];

const FolderItem = React.forwardRef(function FolderItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const checkboxProps = item.getCheckboxProps({
    slotProps: { input: { 'aria-label': String(label) } },
  }) as React.ComponentProps<typeof TreeItemCheckbox>;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            {item.status.error && <Box {...item.getErrorContainerProps()}>!</Box>}
            {item.status.loading ? (
              <CircularProgress {...item.getLoadingContainerProps()} />
            ) : (
              <TreeItemIcon status={item.status} />
            )}
          </TreeItemIconContainer>
          <TreeItemCheckbox {...checkboxProps} />
          {item.status.editing ? (
            <TreeItemLabelInput
              {...item.getLabelInputProps({ 'aria-label': 'Name' })}
            />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function ResolverItem() {
  return (
    <RichTreeView
      aria-label="Folders"
      items={folders}
      slots={{ item: FolderItem }}
      checkboxSelection
      isItemEditable
      defaultExpandedItems={['letters']}
    />
  );
}
