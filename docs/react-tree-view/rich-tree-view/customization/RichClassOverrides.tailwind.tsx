import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { parts } from './parts';

const itemClass = [
  '[&>.MuiTreeItem-content]:mb-[3px]',
  '[&>.MuiTreeItem-content]:rounded-[4px]',
  '[&>.MuiTreeItem-content]:border [&>.MuiTreeItem-content]:border-(--mui-palette-divider)',
  '[&>.MuiTreeItem-content[data-expanded]]:border-(--mui-palette-primary-main)',
  '[&>.MuiTreeItem-content[data-selected]]:outline-2',
  '[&>.MuiTreeItem-content[data-selected]]:-outline-offset-2',
  '[&>.MuiTreeItem-content[data-selected]]:outline-(--mui-palette-primary-main)',
  '[&_.MuiTreeItem-label]:text-[14px]',
  '[&_[data-expanded]>.MuiTreeItem-label]:font-bold',
].join(' ');

const PartItem = React.forwardRef(function PartItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} className={itemClass} />;
});

export default function RichClassOverrides() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      slots={{ item: PartItem }}
      defaultExpandedItems={['drivetrain', 'crankset']}
      defaultSelectedItems="chain"
    />
  );
}
