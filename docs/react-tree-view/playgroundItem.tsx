import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  TreeItem,
  treeItemClasses,
  useTreeItem,
  useTreeItemModel,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import { FileIcon, FolderIcon, LockButton, LockedByParent } from './treeParts';

export type Entry = TreeViewBaseItem<{ id: string; label: string; note: string }>;

export const colors = ['primary', 'secondary', 'success'] as const;
export const densities = { compact: 0.25, standard: 0.5, relaxed: 1 };

export const initialOptions = {
  color: 'primary' as (typeof colors)[number],
  radius: 8,
  density: 'standard' as keyof typeof densities,
  icons: true,
  lines: true,
  lock: false,
  secondLine: false,
};
export type ItemOptions = typeof initialOptions;

export interface PlaygroundItemProps extends TreeItemProps {
  options?: ItemOptions;
}

export const PlaygroundItem = React.forwardRef(function PlaygroundItem(
  { options = initialOptions, ...props }: PlaygroundItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label } = props;
  const { status, publicAPI } = useTreeItem(props);
  const entry = useTreeItemModel<Entry>(itemId);
  const lockedByParent = React.useContext(LockedByParent);
  const checkbox = {
    color: options.color,
    slotProps: { input: { 'aria-label': entry?.label } },
  };
  const Icon = status.expandable ? FolderIcon : FileIcon;

  return (
    <LockedByParent.Provider value={status.disabled}>
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{ checkbox }}
        label={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {options.icons && <Icon />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {label}
              {options.secondLine && (
                <Typography variant="body2" color="text.secondary">
                  {entry?.note}
                </Typography>
              )}
            </Box>
            {options.lock && !lockedByParent && (
              <LockButton
                name={entry?.label ?? itemId}
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
          </Box>
        }
        sx={(theme) => {
          const { palette } = theme.vars ?? theme;
          return {
            [`& > .${treeItemClasses.content}`]: {
              borderRadius: `${options.radius}px`,
              py: densities[options.density],
              '&[data-selected], &[data-selected]:hover': {
                bgcolor: `color-mix(in srgb, ${palette[options.color].main} 16%, transparent)`,
              },
            },
            [`& > .${treeItemClasses.groupTransition}`]: {
              position: 'relative',
              '&::before': options.lines && {
                content: '""',
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: `calc(${theme.spacing(2)} + var(--TreeView-itemDepth) * var(--TreeView-itemChildrenIndentation))`,
                borderInlineStart: `1px solid ${palette.divider}`,
                pointerEvents: 'none',
              },
            },
          };
        }}
      />
    </LockedByParent.Provider>
  );
});
