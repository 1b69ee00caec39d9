import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { FileIcon, FolderIcon } from './treeParts';

export interface Entry {
  id: string;
  title: string;
  note: string;
  children?: Entry[];
}

export const colors = ['primary', 'secondary', 'success'] as const;
export const densities = { compact: 0.25, standard: 0.5, relaxed: 1 };

export const initialOptions = {
  color: 'primary' as (typeof colors)[number],
  radius: 8,
  density: 'standard' as keyof typeof densities,
  icons: true,
  lines: true,
  secondLine: false,
};
export type ItemOptions = typeof initialOptions;

interface PlaygroundItemProps {
  entry: Entry;
  options: ItemOptions;
}

export function PlaygroundItem({ entry, options }: PlaygroundItemProps) {
  const Icon = entry.children ? FolderIcon : FileIcon;

  return (
    <TreeItem
      nodeId={entry.id}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {options.icons && <Icon />}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {entry.title}
            {options.secondLine && (
              <Typography variant="body2" color="text.secondary">
                {entry.note}
              </Typography>
            )}
          </Box>
        </Box>
      }
      sx={(theme) => ({
        [`& > .${treeItemClasses.content}`]: {
          borderRadius: `${options.radius}px`,
          py: densities[options.density],
          [`&.${treeItemClasses.selected}, &.${treeItemClasses.selected}:hover`]: {
            bgcolor: `color-mix(in srgb, ${theme.palette[options.color].main} 16%, transparent)`,
          },
        },
        [`& > .${treeItemClasses.group}`]: options.lines && {
          borderInlineStart: `1px solid ${theme.palette.divider}`,
        },
      })}
    >
      {entry.children?.map((child) => (
        <PlaygroundItem key={child.id} entry={child} options={options} />
      ))}
    </TreeItem>
  );
}
