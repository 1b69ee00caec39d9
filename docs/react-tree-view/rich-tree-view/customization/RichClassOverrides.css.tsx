import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { parts } from './parts';
import './RichClassOverrides.css';

const PartItem = React.forwardRef(function PartItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} className="part-item" />;
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
