import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { styled } from '@mui/material/styles';
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

type CanMove = NonNullable<
  RichTreeViewProProps<FileEntry, false>['canMoveItemToNewPosition']
>;

const icons = { folder: FolderIcon, file: FileIcon, bin: DeleteIcon };

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& svg, & .size': { color: (theme.vars ?? theme).palette.text.secondary },
  '& .size': { fontSize: 14, marginInlineStart: 'auto', whiteSpace: 'nowrap' },
}));

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { kind = 'file', size } = useTreeItemModel<FileEntry>(props.itemId) ?? {};
  const Icon = icons[kind];
  const label = (
    <Row>
      <Icon fontSize="small" />
      <span>{props.label}</span>
      <span className="size">
        {size !== undefined && `${size.toLocaleString('en-US')} kB`}
      </span>
    </Row>
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
