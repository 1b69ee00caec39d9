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
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

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
  { id, itemId, label, disabled, children }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  const shown = signs.filter((sign) => item.status[sign.status]);

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          {item.status.editing ? (
            <TreeItem2LabelInput
              {...item.getLabelInputProps({ 'aria-label': 'Name' })}
            />
          ) : (
            <TreeItem2Label {...item.getLabelProps()} />
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
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

const isLane = (song: TreeViewBaseItem) => song.id === 'lane';
const isTide = (song: TreeViewBaseItem) => song.id === 'tide';

export default function StatusLegend() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
      <RichTreeView
        aria-label="Songs"
        items={songs}
        slots={{ item: SongItem }}
        isItemDisabled={isLane}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable={isTide}
        defaultExpandedItems={['set-1']}
        defaultSelectedItems="encore"
        sx={{ flex: '1 1 260px', minWidth: 0, minHeight: 128 }}
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
