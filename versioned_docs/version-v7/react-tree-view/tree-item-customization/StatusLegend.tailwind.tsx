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
    <div className="flex w-full flex-wrap gap-8">
      <RichTreeView
        aria-label="Songs"
        items={songs}
        slots={{ item: SongItem }}
        isItemDisabled={isLane}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable={isTide}
        defaultExpandedItems={['set-1']}
        defaultSelectedItems="encore"
        className="min-h-32 min-w-0 flex-[1_1_260px]"
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
