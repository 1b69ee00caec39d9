import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

/** A `TreeItem` that names its checkbox after the label. */
export function CheckItem(props: TreeItemProps) {
  const checkbox = {
    tabIndex: -1,
    slotProps: { input: { 'aria-label': String(props.label) } },
  };
  return <TreeItem {...props} slotProps={{ checkbox }} />;
}
