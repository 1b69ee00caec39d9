import * as React from 'react';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import SoundIcon from '@mui/icons-material/GraphicEq';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { collapseClasses } from '@mui/material/Collapse';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { files, type FileEntry } from './files';

const icons = {
  folder: FolderIcon,
  picture: PictureIcon,
  sound: SoundIcon,
  text: TextIcon,
  table: TableIcon,
};

const fade = {
  [`& > .${collapseClasses.wrapper}`]: { opacity: 0, transition: 'opacity 250ms' },
  [`&.${collapseClasses.entered} > .${collapseClasses.wrapper}`]: { opacity: 1 },
};

const treeStyles: SxProps<Theme> = {
  [`& .${treeItemClasses.content}`]: {
    minHeight: 36,
    '&[data-selected]': { boxShadow: 'inset 0 0 0 1px currentColor' },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: 14 },
  [`& .${treeItemClasses.groupTransition}`]: {
    position: 'relative',
    '@media (prefers-reduced-motion: no-preference)': fade,
    // The line runs below the middle of the arrow.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart:
        'calc(16px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
      borderInlineStart: '1px solid',
      borderColor: 'divider',
    },
  },
  '& .dot': {
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'primary.main',
    visibility: 'hidden',
  },
  '& [data-expanded] .dot': { visibility: 'visible' },
};

const labelStyles = { display: 'flex', alignItems: 'center', gap: 1 };

// Rows fade in once the group has opened; see the wrapper's styles.
const slotProps = { groupTransition: { timeout: { enter: 150, exit: 250 } } };

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const file = useTreeItemModel<FileEntry>(props.itemId);
  const Icon = icons[file?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={slotProps}
      label={
        <Box sx={labelStyles}>
          <Icon sx={{ fontSize: 20, color: 'text.secondary' }} />
          <Box component="span" sx={{ flex: 1 }}>
            {props.label}
          </Box>
          <span className="dot" />
        </Box>
      }
    />
  );
});

export default function FileBrowser() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{ item: FileItem }}
      itemChildrenIndentation={24}
      defaultExpandedItems={['podcast', 'episode-14']}
      defaultSelectedItems="interview"
      sx={treeStyles}
    />
  );
}
