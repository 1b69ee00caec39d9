import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import {
  TreeItem,
  useTreeItemModel,
  useTreeViewApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files, type FileEntry } from './files';
import './FoldersOnlyDrop.css';

type CanMove = NonNullable<
  RichTreeViewProProps<FileEntry, false>['canMoveItemToNewPosition']
>;

const icons = { folder: FolderIcon, file: FileIcon, bin: DeleteIcon };

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { kind = 'file', size } = useTreeItemModel<FileEntry>(props.itemId) ?? {};
  const Icon = icons[kind];
  const label = (
    <div className="folders-only-drop-row">
      <Icon fontSize="small" />
      <span>{props.label}</span>
      <span className="folders-only-drop-size">
        {size !== undefined && `${size.toLocaleString('en-US')} kB`}
      </span>
    </div>
  );

  return <TreeItem {...props} ref={ref} label={label} />;
});

const isReorderable = (itemId: string) => itemId !== 'bin';

/** Lets users drop files on the bin, which they can't drag. */
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

export default function FoldersOnlyDrop() {
  const apiRef = useTreeViewApiRef();

  const canMove = React.useCallback<CanMove>(
    ({ newPosition: { parentId } }) =>
      parentId === null || apiRef.current!.getItem(parentId).kind !== 'file',
    [apiRef],
  );

  return (
    <RichTreeViewPro
      aria-label="Project files"
      apiRef={apiRef}
      items={files}
      itemsReordering
      isItemReorderable={isReorderable}
      canMoveItemToNewPosition={canMove}
      onDragOver={acceptDrop}
      slots={{ item: FileItem }}
      defaultExpandedItems={['survey', 'north']}
    />
  );
}
