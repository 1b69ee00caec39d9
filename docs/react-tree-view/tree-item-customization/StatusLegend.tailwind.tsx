import * as React from 'react';
import BlockIcon from '@mui/icons-material/Block';
import CenterFocusIcon from '@mui/icons-material/CenterFocusStrong';
import CheckIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/Edit';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
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
          <div className="ms-auto flex gap-1">
            {shown.map(({ status, Icon }) => (
              <Icon
                key={status}
                titleAccess={status}
                fontSize="small"
                color="action"
              />
            ))}
          </div>
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
    <div className="flex flex-wrap gap-8">
      <RichTreeView
        aria-label="Songs"
        items={songs}
        slots={{ item: SongItem }}
        isItemDisabled={isLane}
        isItemEditable={isTide}
        defaultExpandedItems={['set-1']}
        defaultSelectedItems="encore"
        className="min-w-0 flex-[1_1_260px]"
      />
      <ul
        aria-label="Legend"
        className="m-0 grid flex-[0_1_180px] list-none gap-1 rounded-lg border border-(--mui-palette-divider) p-3 [font:var(--mui-font-body2)]"
      >
        {signs.map(({ status, Icon }) => (
          <li key={status} className="flex items-center gap-2">
            <Icon fontSize="small" color="action" />
            {status}
          </li>
        ))}
      </ul>
    </div>
  );
}
