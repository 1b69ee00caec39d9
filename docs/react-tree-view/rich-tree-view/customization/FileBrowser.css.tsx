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
import './FileBrowser.css';

const icons = {
  folder: FolderIcon,
  picture: PictureIcon,
  sound: SoundIcon,
  text: TextIcon,
  table: TableIcon,
};

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
        <div className="file-browser-label">
          <Icon className="file-browser-icon" />
          <span className="file-browser-text">{props.label}</span>
          <span className="file-browser-dot" />
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
      className="file-browser"
    />
  );
}
