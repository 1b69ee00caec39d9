import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { styled } from '@mui/material/styles';
import {
  TreeItem2,
  useTreeItem2Utils,
  useTreeViewApiRef,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import type {} from '@mui/material/themeCssVarsAugmentation';
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
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const { kind, size }: FileEntry = publicAPI.getItem(itemId);
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

  return <TreeItem2 {...props} ref={ref} label={label} />;
});

const isReorderable = (itemId: string) => itemId !== 'bin';

/** Shows users that they can drop files on the bin, which they can't drag. */
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

// Version 7 requires both flags.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

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
      experimentalFeatures={flags}
      isItemReorderable={isReorderable}
      canMoveItemToNewPosition={canMove}
      onDragOver={acceptDrop}
      slots={{ item: FileItem }}
      defaultExpandedItems={['survey', 'north']}
    />
  );
}
