import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import {
  FrameIcon,
  ImageIcon,
  LockButton,
  LockedByParent,
  ShapeIcon,
  TextIcon,
  ToggleLock,
  useLocks,
} from './treeParts';

const icons = {
  frame: FrameIcon,
  image: ImageIcon,
  shape: ShapeIcon,
  text: TextIcon,
};

type Layer = TreeViewBaseItem<{
  id: string;
  label: string;
  kind: keyof typeof icons;
}>;

const layers: Layer[] = [
  {
    id: 'ticket',
    label: 'Ticket',
    kind: 'frame',
    children: [
      {
        id: 'header',
        label: 'Header',
        kind: 'frame',
        children: [
          { id: 'poster', label: 'Poster', kind: 'image' },
          { id: 'title', label: 'Film title', kind: 'text' },
        ],
      },
      { id: 'seat', label: 'Seat number', kind: 'text' },
      { id: 'stub', label: 'Stub edge', kind: 'shape' },
    ],
  },
  {
    id: 'button',
    label: 'Pay button',
    kind: 'frame',
    children: [
      { id: 'pill', label: 'Pill', kind: 'shape' },
      { id: 'caption', label: 'Caption', kind: 'text' },
    ],
  },
];

const LayerItem = React.forwardRef(function LayerItem(
  { id, itemId, label, disabled, children }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  const { status, publicAPI } = item;
  const layer: Layer = publicAPI.getItem(itemId);
  const toggleLock = React.useContext(ToggleLock);
  const lockedByParent = React.useContext(LockedByParent);
  const Icon = icons[layer.kind];

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={status} />
          </TreeItem2IconContainer>
          <Box
            component={Icon}
            sx={[
              { color: 'primary.dark' },
              (theme) =>
                theme.applyStyles('dark', { color: theme.palette.primary.light }),
            ]}
          />
          <TreeItem2Label {...item.getLabelProps()} />
          {!lockedByParent && (
            <LockButton
              name={layer.label}
              locked={status.disabled}
              reachable={status.focused}
              onToggle={() => toggleLock(itemId)}
            />
          )}
        </TreeItem2Content>
        {children && (
          <LockedByParent.Provider value={status.disabled}>
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          </LockedByParent.Provider>
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function LayersScene() {
  const { isLocked, toggleLock } = useLocks();

  return (
    <ToggleLock.Provider value={toggleLock}>
      <RichTreeView
        aria-label="Layers"
        items={layers}
        slots={{ item: LayerItem }}
        isItemDisabled={isLocked}
        disabledItemsFocusable
        defaultExpandedItems={['ticket', 'header']}
        defaultSelectedItems="title"
        sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
      />
    </ToggleLock.Provider>
  );
}
