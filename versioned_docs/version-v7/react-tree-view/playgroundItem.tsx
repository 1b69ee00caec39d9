import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  TreeItem2,
  treeItemClasses,
  useTreeItem2Utils,
  type TreeItem2Props,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import {
  FileIcon,
  FolderIcon,
  LockButton,
  LockedByParent,
  ToggleLock,
} from './treeParts';

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

export interface PlaygroundItemProps extends TreeItem2Props {
  options?: ItemOptions;
}

function getStyles({ color, radius, density, lines }: ItemOptions) {
  return {
    content: {
      borderRadius: `${radius}px`,
      py: densities[density],
      [`&.${treeItemClasses.selected}, &.${treeItemClasses.selected}:hover`]: {
        bgcolor: `color-mix(in srgb, var(--mui-palette-${color}-main) 16%, transparent)`,
      },
    },
    groupTransition: {
      position: 'relative',
      '&::before': lines && {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart:
          'calc(16px + var(--TreeView-itemDepth) * var(--TreeView-itemChildrenIndentation))',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
        pointerEvents: 'none',
      },
    },
  };
}

export const PlaygroundItem = React.forwardRef(function PlaygroundItem(
  { options = initialOptions, ...props }: PlaygroundItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { status, publicAPI } = useTreeItem2Utils({ itemId, children });
  const entry: Entry = publicAPI.getItem(itemId);
  const lockedByParent = React.useContext(LockedByParent);
  const toggleLock = React.useContext(ToggleLock);
  const styles = getStyles(options);
  const slotProps = {
    content: { sx: styles.content },
    checkbox: { color: options.color, inputProps: { 'aria-label': entry.label } },
    groupTransition: { sx: styles.groupTransition },
  };
  const Icon = status.expandable ? FolderIcon : FileIcon;

  return (
    <LockedByParent.Provider value={status.disabled}>
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={slotProps as object}
        label={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {options.icons && <Icon />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {label}
              {options.secondLine && (
                <Typography variant="body2" color="text.secondary">
                  {entry.note}
                </Typography>
              )}
            </Box>
            {options.lock && !lockedByParent && (
              <LockButton
                name={entry.label}
                locked={status.disabled}
                reachable={status.focused}
                onToggle={() => toggleLock(itemId)}
              />
            )}
          </Box>
        }
      />
    </LockedByParent.Provider>
  );
});
