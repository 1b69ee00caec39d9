import * as React from 'react';
import LockIcon from '@mui/icons-material/LockOutlined';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemContent,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const scenes: TreeViewBaseItem[] = [
  {
    id: 'act-1',
    label: 'Act one',
    children: [
      { id: 'storm', label: 'The storm' },
      { id: 'inn', label: 'At the inn' },
    ],
  },
  { id: 'act-2', label: 'Act two' },
];

const rowClass =
  'mb-1 min-h-10.5 rounded-lg border border-(--mui-palette-divider) pe-1 data-disabled:border-dashed data-disabled:opacity-100 data-disabled:[&_.MuiTreeItem-label]:text-(--mui-palette-text-disabled)';

type LockContentProps = React.ComponentProps<typeof TreeItemContent> & {
  lock: React.ReactNode;
};

const LockContent = React.forwardRef(function LockContent(
  { lock, children, className, ...props }: LockContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  return (
    <TreeItemContent {...props} ref={ref} className={`${className} ${rowClass}`}>
      {children}
      {lock}
    </TreeItemContent>
  );
});

/** Enter and Space press the button. All other keys reach the tree. */
function keepFromTree(event: React.KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') {
    event.stopPropagation();
  }
}

const LockItem = React.forwardRef(function LockItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { status, publicAPI } = useTreeItemUtils({ itemId, children });
  const lock = !status.expandable && (
    <IconButton
      size="small"
      aria-label={`Lock ${label}`}
      aria-pressed={status.disabled}
      tabIndex={status.focused ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        publicAPI.setIsItemDisabled({ itemId });
      }}
      onKeyDown={keepFromTree}
    >
      {status.disabled ? (
        <LockIcon fontSize="small" />
      ) : (
        <LockOpenIcon fontSize="small" />
      )}
    </IconButton>
  );

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ content: LockContent }}
      slotProps={{ content: { lock } as object }}
    />
  );
});

const isLockedAtFirst = (scene: TreeViewBaseItem) => scene.id === 'inn';

export default function LockButtons() {
  return (
    <RichTreeView
      aria-label="Scenes"
      items={scenes}
      slots={{ item: LockItem }}
      isItemDisabled={isLockedAtFirst}
      disabledItemsFocusable
      defaultExpandedItems={['act-1']}
    />
  );
}
