import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  useTreeItemModel,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import {
  FrameIcon,
  ImageIcon,
  LockButton,
  LockedByParent,
  ShapeIcon,
  TextIcon,
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
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { status, publicAPI } = item;
  const layer = useTreeItemModel<Layer>(itemId);
  const lockedByParent = React.useContext(LockedByParent);
  const Icon = icons[layer?.kind ?? 'frame'];

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          <Box
            component={Icon}
            sx={[
              { color: 'primary.dark' },
              (theme) =>
                theme.applyStyles('dark', { color: theme.palette.primary.light }),
            ]}
          />
          <TreeItemLabel {...item.getLabelProps()} />
          {!lockedByParent && (
            <LockButton
              name={layer?.label ?? itemId}
              locked={status.disabled}
              reachable={status.focused}
              onToggle={() =>
                publicAPI.setIsItemDisabled({
                  itemId,
                  shouldBeDisabled: !status.disabled,
                })
              }
            />
          )}
        </TreeItemContent>
        {children && (
          <LockedByParent.Provider value={status.disabled}>
            <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
          </LockedByParent.Provider>
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function LayersScene() {
  return (
    <RichTreeView
      aria-label="Layers"
      items={layers}
      slots={{ item: LayerItem }}
      defaultExpandedItems={['ticket', 'header']}
      defaultSelectedItems="title"
      disabledItemsFocusable
    />
  );
}
