import * as React from 'react';
import BlockIcon from '@mui/icons-material/Block';
import CenterFocusIcon from '@mui/icons-material/CenterFocusStrong';
import CheckIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/Edit';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
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
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const songs: TreeViewBaseItem[] = [
  {
    id: 'set-1',
    label: 'First set',
    children: [
      { id: 'tide', label: 'Tidewater' },
      { id: 'lane', label: 'Slow lane' },
    ],
  },
  { id: 'encore', label: 'Encore' },
];

const signs = [
  { status: 'expandable', Icon: FolderIcon },
  { status: 'expanded', Icon: FolderOpenIcon },
  { status: 'focused', Icon: CenterFocusIcon },
  { status: 'selected', Icon: CheckIcon },
  { status: 'disabled', Icon: BlockIcon },
  { status: 'editable', Icon: RenameIcon },
  { status: 'editing', Icon: EditIcon },
] as const;

const SongItem = React.forwardRef(function SongItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const shown = signs.filter((sign) => item.status[sign.status]);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          {item.status.editing ? (
            <TreeItemLabelInput
              {...item.getLabelInputProps({ 'aria-label': 'Name' })}
            />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
          <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: 'auto' }}>
            {shown.map(({ status, Icon }) => (
              <Icon
                key={status}
                titleAccess={status}
                fontSize="small"
                color="action"
              />
            ))}
          </Box>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const isLane = (song: TreeViewBaseItem) => song.id === 'lane';
const isTide = (song: TreeViewBaseItem) => song.id === 'tide';

export default function StatusLegend() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <RichTreeView
        aria-label="Songs"
        items={songs}
        slots={{ item: SongItem }}
        isItemDisabled={isLane}
        isItemEditable={isTide}
        defaultExpandedItems={['set-1']}
        defaultSelectedItems="encore"
        sx={{ flex: '1 1 260px', minWidth: 0 }}
      />
      <Box
        component="ul"
        aria-label="Legend"
        sx={{
          flex: '0 1 180px',
          display: 'grid',
          gap: 0.5,
          margin: 0,
          padding: 1.5,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          typography: 'body2',
        }}
      >
        {signs.map(({ status, Icon }) => (
          <Box
            component="li"
            key={status}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Icon fontSize="small" color="action" />
            {status}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
