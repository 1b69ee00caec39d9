import * as React from 'react';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import SoundIcon from '@mui/icons-material/GraphicEq';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, type FileEntry } from './files';

const icons = {
  folder: FolderIcon,
  picture: PictureIcon,
  sound: SoundIcon,
  text: TextIcon,
  table: TableIcon,
};

const treeClass = [
  '[&_.MuiTreeItem-content]:min-h-9',
  '[&_[data-selected]]:shadow-[inset_0_0_0_1px_currentColor]',
  '[&_.MuiTreeItem-label]:text-[14px]',
  // The line runs below the middle of the arrow.
  '[&_.MuiTreeItem-groupTransition]:relative',
  '[&_.MuiTreeItem-groupTransition]:before:absolute',
  '[&_.MuiTreeItem-groupTransition]:before:inset-y-0',
  '[&_.MuiTreeItem-groupTransition]:before:start-[calc(16px+var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))]',
  '[&_.MuiTreeItem-groupTransition]:before:border-s',
  '[&_.MuiTreeItem-groupTransition]:before:border-(--mui-palette-divider)',
  '[&_.MuiCollapse-wrapper]:transition-opacity [&_.MuiCollapse-wrapper]:duration-250',
  'motion-safe:[&_.MuiCollapse-root:not(.MuiCollapse-entered)>.MuiCollapse-wrapper]:opacity-0',
].join(' ');

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
        <div className="flex items-center gap-2">
          <Icon className="text-[20px] text-(--mui-palette-text-secondary)" />
          <span className="flex-1">{props.label}</span>
          <span className="invisible size-2 rounded-full bg-(--mui-palette-primary-main) in-data-expanded:visible" />
        </div>
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
      className={treeClass}
    />
  );
}
