import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

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

type CheckboxProps = React.ComponentProps<typeof TreeItem2Checkbox>;

const FolderItem = React.forwardRef(function FolderItem(
  { id, itemId, label, disabled, children }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  const checkboxProps: object = item.getCheckboxProps({
    inputProps: { 'aria-label': String(label) },
  });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...(checkboxProps as CheckboxProps)} />
          {item.status.editing ? (
            <TreeItem2LabelInput
              {...item.getLabelInputProps({ 'aria-label': 'Name' })}
            />
          ) : (
            <TreeItem2Label {...item.getLabelProps()} />
          )}
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function ResolverItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 128 }}>
      <RichTreeView
        aria-label="Folders"
        items={folders}
        slots={{ item: FolderItem }}
        checkboxSelection
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        defaultExpandedItems={['letters']}
      />
    </Box>
  );
}
