import * as React from 'react';
import LockIcon from '@mui/icons-material/LockOutlined';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Content,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import './LockButtons.css';

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

type LockContentProps = React.ComponentProps<typeof TreeItem2Content> & {
  lock: React.ReactNode;
};

const LockContent = React.forwardRef(function LockContent(
  { lock, children, className, ...props }: LockContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  return (
    <TreeItem2Content
      {...props}
      ref={ref}
      className={`${className} lock-buttons-row`}
    >
      {children}
      {lock}
    </TreeItem2Content>
  );
});

const ToggleLock = React.createContext<(itemId: string) => void>(() => {});

/** Enter and Space press the button. All other keys reach the tree. */
function keepFromTree(event: React.KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') {
    event.stopPropagation();
  }
}

const LockItem = React.forwardRef(function LockItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { status } = useTreeItem2Utils({ itemId, children });
  const toggleLock = React.useContext(ToggleLock);
  const lock = !status.expandable && (
    <IconButton
      size="small"
      aria-label={`Lock ${label}`}
      aria-pressed={status.disabled}
      tabIndex={status.focused ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        toggleLock(itemId);
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
    <TreeItem2
      {...props}
      ref={ref}
      slots={{ content: LockContent }}
      slotProps={{ content: { lock } as object }}
    />
  );
});

export default function LockButtons() {
  const [locked, setLocked] = React.useState<readonly string[]>(['inn']);
  const isLocked = React.useCallback(
    (scene: TreeViewBaseItem) => locked.includes(scene.id),
    [locked],
  );
  const toggleLock = React.useCallback(
    (itemId: string) =>
      setLocked((previous) =>
        previous.includes(itemId)
          ? previous.filter((id) => id !== itemId)
          : [...previous, itemId],
      ),
    [],
  );

  return (
    <ToggleLock.Provider value={toggleLock}>
      <RichTreeView
        aria-label="Scenes"
        items={scenes}
        slots={{ item: LockItem }}
        isItemDisabled={isLocked}
        disabledItemsFocusable
        defaultExpandedItems={['act-1']}
        className="lock-buttons"
      />
    </ToggleLock.Provider>
  );
}
